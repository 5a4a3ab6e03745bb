/** Returns the status for an error of Node's HTTP parser, which rejects a request before any handler. */
export function parserErrorStatus(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400;
}

/** Returns a complete HTTP/1.1 response as text, for a socket without a response object; closes the connection. */
export function rawResponse(status: number, headers: Record<string, string>, body: string): string {
  const all = {
    ...headers,
    'content-length': String(new TextEncoder().encode(body).length),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${body}`;
}
