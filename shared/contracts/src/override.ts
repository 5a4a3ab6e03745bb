import { z } from 'zod';
import { Name, Version } from './release.ts';

/** What a link to a remote under development claims; it is signed, because it puts foreign code into the site. */
export const OverrideClaim = z.object({
  name: Name,
  /** The team's own development server, which only the browser has to reach. */
  origin: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** The development release of the shell to go with it; the newest that the site has if none is named. */
  shell: Version.optional(),
  /** Milliseconds since 1970. */
  expires: z.int(),
});
export type OverrideClaim = z.infer<typeof OverrideClaim>;

/** `<claim>.<signature>`, for the address `/?override=…`. An unsigned link has an empty secret: production refuses it. */
export async function signOverride(claim: OverrideClaim, secret: string): Promise<string> {
  const body = base64url(utf8(JSON.stringify(claim)));
  if (!secret) return `${body}.`;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), utf8(body));
  return `${body}.${base64url(new Uint8Array(signature))}`;
}

/** Undefined for a link that has expired, is none, or is not signed with the secret. Null asks for no signature. */
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
    return undefined; // half a link, or somebody's guess
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
