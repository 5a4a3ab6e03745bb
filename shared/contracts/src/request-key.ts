/**
 * The request-key header: proves that our own client made the call recently. A foreign site cannot set a custom header
 * without a CORS preflight, which the API never grants, so the header is the CSRF protection as well.
 */
export const REQUEST_KEY_HEADER = 'request-key';
/**
 * Start time of the request in ms, set by the host. A large upload arrives after its key has expired; the key is checked
 * against this time.
 */
export const REQUEST_STARTED_HEADER = 'x-request-began';
/** One id, or several separated by commas when the browser sends several cookies. */
export const SESSION_HEADER = 'sessionid';
export const MAX_SESSION_IDS = 4;
export const SESSION_COOKIE = 'sid';
/** 32 random bytes in base64url. */
export const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;

/** Maximum age of a key, and maximum lead of a client's clock, in ms. */
export const REQUEST_KEY_MAX_AGE = 5 * 60_000;

export const encodeRequestKey = (publicKey: string, now: number): string => btoa(`${publicKey}:${now}`);

/** Validates the header. The reason is for the log only; the response does not reveal it. */
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
