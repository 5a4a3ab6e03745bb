/**
 * The request-key header: proves that a call came from our own client lately. A foreign site cannot set a custom
 * header without a CORS preflight, which the API never grants, so the header is the CSRF guard too.
 */
export const REQUEST_KEY_HEADER = 'request-key';
/**
 * Set by the host, in ms: when the request began. A large file arrives later than its key, which is judged by the beginning.
 */
export const BEGAN_HEADER = 'x-request-began';
/** One id, or several with commas between them when the browser has sent several cookies. */
export const SESSION_HEADER = 'sessionid';
export const SESSION_IDS_MOST = 4;
export const SESSION_COOKIE = 'sid';
/** 32 random bytes in Base64 for addresses. */
export const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;

/** How old a key may be, in ms, and how far ahead a client's clock may run. */
export const REQUEST_KEY_MAX_AGE = 5 * 60_000;

export const encodeRequestKey = (publicKey: string, now: number): string => btoa(`${publicKey}:${now}`);

/** The reason is for the log; the visitor learns only that the call was refused. */
export function checkRequestKey(
  header: string | undefined,
  publicKey: string,
  now: number,
): 'ok' | 'missing' | 'malformed' | 'foreign' | 'stale' {
  if (!header) return 'missing';
  let text: string;
  try {
    text = atob(header);
  } catch {
    return 'malformed';
  }
  const at = text.lastIndexOf(':');
  const sent = Number(text.slice(at + 1));
  if (at < 1 || !Number.isInteger(sent)) return 'malformed';
  if (text.slice(0, at) !== publicKey) return 'foreign';
  return Math.abs(now - sent) > REQUEST_KEY_MAX_AGE ? 'stale' : 'ok';
}
