import { z } from 'zod';
import { Name, Version } from './release.ts';

/** Claim of a link to a remote under development; signed, because it loads foreign code into the site. */
export const OverrideClaim = z.object({
  name: Name,
  /** The team's development server; only the browser has to reach it. */
  origin: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** Development release of the shell to use; by default the newest on the site. */
  shell: Version.optional(),
  /** Milliseconds since 1970. */
  expires: z.int(),
});
export type OverrideClaim = z.infer<typeof OverrideClaim>;

/** Returns `<claim>.<signature>` for `/?override=…`. An empty secret leaves the link unsigned: production rejects it. */
export async function signOverride(claim: OverrideClaim, secret: string): Promise<string> {
  const body = base64url(utf8(JSON.stringify(claim)));
  if (!secret) return `${body}.`;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), utf8(body));
  return `${body}.${base64url(new Uint8Array(signature))}`;
}

/** Returns undefined for a link that is expired, malformed, or not signed with the secret. A null secret skips the check. */
export async function readOverride(
  token: string,
  now: number,
  secret: string | null,
): Promise<OverrideClaim | undefined> {
  const [body = '', signature = ''] = token.split('.');
  try {
    if (secret !== null) {
      const key = await keyOf(secret);
      if (!(await crypto.subtle.verify('HMAC', key, fromBase64url(signature), utf8(body)))) return undefined;
    }
    const claim = OverrideClaim.parse(JSON.parse(new TextDecoder().decode(fromBase64url(body))));
    return claim.expires > now ? claim : undefined;
  } catch {
    return undefined; // truncated or forged
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
