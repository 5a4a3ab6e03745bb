import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type RouteInput } from '@site/contracts/remote';
import { Release } from '@site/contracts/release';

/** A renderer in a few lines: answers each page with the composition's id, and fails or hangs where it is told to. */
export const echoRenderer = (behaviour = '') => `
  const { parentPort, workerData } = require('node:worker_threads');
  ${behaviour}
  let answered = 0, aborted = 0;
  parentPort.on('message', ({ type, id, request }) => {
    if (type === 'abort') return void aborted++;
    if (request.url === '/waits/') return;
    if (request.url.startsWith('/loop')) while (true) {}
    const visit = ++answered;
    if (request.url === '/broken/' || (request.url === '/broken-once/' && visit === 1)) return parentPort.postMessage({ type: 'failed', id, reason: 'it threw' });
    if (request.url.startsWith('/crash')) process.exit(7);
    const status = request.url.startsWith('/missing') ? 404 : request.url === '/failing/' ? 500 : 200;
    const text = workerData.composition.id + ' ' + request.url + (['/counted/', '/failing/'].includes(request.url) ? visit : request.url === '/aborted/' ? aborted : '');
    parentPort.postMessage({ type: 'page', id, page: { status, headers: { 'content-type': 'text/html' }, html: new TextEncoder().encode(text) } });
  });
  parentPort.postMessage({ type: 'ready', fallback: { headers: { 'content-type': 'text/html' }, html: '<script>client</script>' }, failures: globalThis.failures ?? [] });
`;

export interface FakeRelease {
  name: string;
  version: string;
  kind?: Release['kind'];
  routes?: RouteInput[];
  requires?: Record<string, string>;
  contract?: number;
  server?: string;
}

export const newDataDir = () => mkdtemp(join(tmpdir(), 'releases-'));

/** Writes a build as a package's webpack would leave it in `dist`. */
export async function writeBuild(dir: string, release: FakeRelease): Promise<string> {
  const { name, version, kind = name === 'shell' ? 'shell' : 'remote', server = kind === 'shell' ? echoRenderer() : '' } = release;
  const contents: Record<string, string> = { 'client/main.js': `/* ${name} ${version} */`, 'server/main.js': server };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  const document = Release.parse({
    name,
    version,
    kind,
    contract: release.contract ?? CONTRACT_VERSION,
    built_at: new Date().toISOString(),
    commit: 'abc1234',
    requires: release.requires ?? {},
    provides: kind === 'shell' ? { react: '19.3.1' } : {},
    client: { entry: 'main.js', global: name.replaceAll('-', '_'), assets: { js: [], css: [] } },
    server: { entry: 'main.js' },
    routes: release.routes ?? [],
    pages: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    })),
  });
  await writeFile(join(dir, 'release.json'), JSON.stringify(document));
  return dir;
}
