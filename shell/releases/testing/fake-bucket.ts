import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server with as much of the API of S3 as the store uses, and its objects in memory. */
export async function startFakeBucket() {
  const objects = new Map<string, { content: Buffer; modified: Date }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://bucket');
    const key = decodeURIComponent(url.pathname).replace(/^\/site\/?/, '');
    if (url.searchParams.has('list-type')) return void response.end(listing(objects, url.searchParams.get('prefix')!));
    if (request.method === 'PUT') objects.set(key, { content: await buffer(request), modified: new Date() });
    if (request.method === 'PUT') return void response.end();
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end('<Code>NoSuchKey</Code>');
    response.setHeader('last-modified', found.modified.toUTCString());
    response.setHeader('content-length', found.content.length);
    response.end(request.method === 'HEAD' ? undefined : found.content);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    settings: { S3_URL: `http://127.0.0.1:${port}`, S3_BUCKET: 'site', S3_KEY: 'key', S3_SECRET: 'secret' },
    start: () => listen(port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listing(objects: Map<string, { content: Buffer; modified: Date }>, prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { content, modified }]) => {
      const fields = { Key: key, Size: content.length, LastModified: modified.toISOString() };
      const xml = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
      return `<Contents>${xml.join('')}</Contents>`;
    });
  return `<ListBucketResult>${contents.join('')}</ListBucketResult>`;
}
