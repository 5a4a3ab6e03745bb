import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clientComposition, releaseUrl, type ClientRemote } from '@site/contracts/composition';
import { Version, type Release } from '@site/contracts/release';
import { RouteDefinition } from '@site/contracts/remote';
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
const Override = z.object({ name: z.string(), shell: Version, entry: z.url(), global: z.string(), routes: z.array(RouteDefinition) });

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
    const override = await describe(claim);
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
      const { shell } = await describe(claim);
      const nonce = randomBytes(16).toString('base64');
      const html = page(await store.read('shell', shell), nonce, config.REQUEST_PUBLIC_KEY);
      await reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy(nonce, claim.origin) }).send(html);
      return true;
    },
  };
}

const describe = async ({ origin }: Claim) => Override.parse(await (await fetch(`${origin}/override.json`)).json());

/** A page that its script renders, with the development release of the shell. */
function page({ name, version, client }: Release, nonce: string, publicKey: string): string {
  const url = (file: string) => releaseUrl(name, version, file);
  const styles = client.assets.css.map((file) => `<link rel="stylesheet" href="${url(file)}">`).join('');
  const scripts = ['/builds/override.js', ...client.assets.js.map(url), url(client.entry)];
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Разработка</title>${styles}`,
    ...scripts.map((src) => `<script defer nonce="${nonce}" src="${src}"></script>`),
    `</head><body><div id="root"></div><script type="application/json" id="page-data">${JSON.stringify({ publicKey })}</script></body></html>`,
  ].join('');
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
