import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clientComposition, type ClientRemote } from '@site/contracts/composition';
import { RouteDefinition } from '@site/contracts/remote';
import { FALLBACK_NONCE } from '@site/contracts/renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readComposition } from '../ops/compositions.ts';
import type { Store } from '../ops/store.ts';
import type { Config } from './config.ts';
import type { Live } from './live.ts';

const COOKIE = 'override';
const PARAMETER = 'override';

/** A remote served by a team's own development server, in the place of the live one, for one visitor. */
const Claim = z.object({ origin: z.url(), expires: z.int() });
type Claim = z.infer<typeof Claim>;

/** What the development server says of its remote, at `/override.json`. */
const Override = z.object({ name: z.string(), entry: z.url(), global: z.string(), routes: z.array(RouteDefinition) });

/** `<claim>.<signature>`: the signature is asked for in production only. */
export function signOverride(claim: Claim, secret: string): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

export function readOverride(token: string, now: number, { OVERRIDE_SECRET, NODE_ENV }: Pick<Config, 'OVERRIDE_SECRET' | 'NODE_ENV'>): Claim | undefined {
  const [body = '', signature = ''] = token.split('.');
  if (NODE_ENV === 'production') {
    if (!OVERRIDE_SECRET) return undefined;
    const expected = createHmac('sha256', OVERRIDE_SECRET).update(body).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  }
  try {
    const claim = Claim.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    return claim.expires > now ? claim : undefined;
  } catch {
    return undefined; // half a link, or somebody's guess
  }
}

/** Answers a page to a visitor with an override; false if there is none. The page is rendered in the browser. */
export function createOverrides(app: FastifyInstance, { live, store, config }: { live: Live; store: Store; config: Config }) {
  const claimOf = (request: FastifyRequest) => {
    const token = request.cookies[COOKIE];
    return token ? readOverride(token, Date.now(), config) : undefined;
  };

  app.get('/builds/override.js', async (request, reply) => {
    const claim = claimOf(request);
    const composition = await readComposition(store.dataDir, live.pick(0).renderer.id);
    if (!claim || !composition) return reply.code(404).type('text/plain').send('No override');
    const answer = await fetch(`${claim.origin}/override.json`);
    const override = Override.parse(await answer.json());
    const client = clientComposition(composition);
    const replaced: ClientRemote = { ...override, version: 'development', integrity: '' };
    client.remotes = [...client.remotes.filter(({ name }) => name !== override.name), replaced];
    return reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(`self.COMPOSITION=${JSON.stringify(client)}`);
  });

  return {
    async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const url = new URL(request.url, config.SITE_ORIGIN);
      const token = url.searchParams.get(PARAMETER);
      if (token !== null) {
        url.searchParams.delete(PARAMETER);
        if (readOverride(token, Date.now(), config)) reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax' });
        else reply.clearCookie(COOKIE, { path: '/' });
        await reply.redirect(url.pathname + url.search, 302);
        return true;
      }
      const claim = claimOf(request);
      if (!claim) return false;
      const { renderer } = live.pick(0);
      const nonce = randomBytes(16).toString('base64');
      const html = renderer.fallback.replaceAll(FALLBACK_NONCE, nonce).replace(`/builds/${renderer.id}.js`, '/builds/override.js');
      await reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy(nonce, claim.origin) }).send(html);
      return true;
    },
  };
}

/** As for every page, and besides what hot reload needs from the development server. */
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
