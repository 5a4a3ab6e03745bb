import { randomBytes } from 'node:crypto';
import { clientComposition } from '@site/contracts/composition';
import { readOverride, type OverrideClaim } from '@site/contracts/override';
import { paths } from '@site/contracts/paths';
import type { Release } from '@site/contracts/release';
import { cookieValues } from '@site/kernel/cookie-values';
import { ownAddress } from '@site/kernel/own-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import type { Config } from '../releases/config.ts';
import type { Live } from '../releases/live.ts';
import type { Store } from '../releases/store.ts';
import { OVERRIDE_PARAMETER, overridePage, withoutShellPage } from './override-page.ts';

const COOKIE = 'override';

/** Serves pages to visitors with an override cookie. `respond` returns false if there is none. */
export function createOverrides({ live, store, config }: { live: Live; store: Store; config: Config }) {
  const read = async (token: string): Promise<OverrideClaim | undefined> => {
    if (config.NODE_ENV !== 'production') return readOverride(token, Date.now(), null);
    return config.OVERRIDE_SECRET ? readOverride(token, Date.now(), config.OVERRIDE_SECRET) : undefined;
  };

  /** Returns the claim of the cookie. Deletes an expired or invalid cookie. */
  const claimOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const tokens = cookieValues(request.headers.cookie, COOKIE);
    for (const token of tokens) {
      const claim = await read(token);
      if (claim) return claim;
    }
    if (tokens.length > 0) reply.clearCookie(COOKIE, { path: '/' });
    return undefined;
  };

  return {
    async respond(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const url = new URL(ownAddress(request.url) ?? paths.home(), config.SITE_ORIGIN);
      const token = url.searchParams.get(OVERRIDE_PARAMETER);
      if (token !== null) {
        url.searchParams.delete(OVERRIDE_PARAMETER);
        if (await read(token)) reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax' });
        else reply.clearCookie(COOKIE, { path: '/' });
        await reply.redirect(url.pathname + url.search, 302);
        return true;
      }
      const claim = await claimOf(request, reply);
      const composition = claim && (await readComposition(store.documents, live.pick(0).pool.id));
      if (!claim || !composition) return false;
      reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      const shell = await developmentShell(store, claim);
      if (!shell) {
        await reply.code(503).send(withoutShellPage(claim));
        return true;
      }
      const nonce = randomBytes(16).toString('base64');
      const publicKey = config.REQUEST_PUBLIC_KEY;
      const page = { claim, composition: clientComposition(composition), shell, nonce, publicKey };
      await reply.header('content-security-policy', policy(nonce, claim.origin)).send(overridePage(page));
      return true;
    },
  };
}

async function developmentShell(store: Store, { shell }: OverrideClaim): Promise<Release | undefined> {
  const { releases } = await store.inventory('shell');
  return releases.find(({ version, mode }) => (shell ? version === shell : mode === 'development'));
}

/** The policy of pages, extended by the needs of hot reload from the development server. */
const policy = (nonce: string, origin: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`,
    `style-src 'self' 'unsafe-inline' ${origin}`,
    `img-src 'self' data: https: ${origin}`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
