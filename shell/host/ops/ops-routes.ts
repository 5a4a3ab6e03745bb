import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../releases/config.ts';
import { hostsNow } from '../../releases/hosts.ts';
import type { Store } from '../../releases/store.ts';
import { statusOf } from '../../releases/watch/status.ts';
import { createBodies } from '../bodies.ts';
import { refuseHostileBody } from '../hostile-requests.ts';
import type { HostLimits } from '../limits.ts';
import { isOwnPage } from '../own-page.ts';
import { PerMinute } from '../per-minute.ts';
import { Refusal } from '../refusal.ts';
import { visitorNetwork } from '../visitor-address.ts';
import { html } from './markup.ts';
import { commandEnd, commandStart, loginPage, overviewPage, problemPage } from './ops-page.ts';
import { Operators, OPS_PATH } from './operators.ts';
import { remoteCommands, runCommand, type Output } from './run-command.ts';

/** Entries of the history that the page shows. */
const HISTORY_SHOWN = 50;

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const Login = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,60}$/u),
  token: z.string(),
});
/** A form of the page. The command checks the values further. */
const Act = z.discriminatedUnion('action', [
  z.object({ action: z.literal('activate'), name, version: z.string(), traffic: z.string(), every: z.string() }),
  z.object({ action: z.literal('step'), name, to: z.string() }),
  z.object({ action: z.literal('rollback'), name, from: z.string() }),
  z.object({ action: z.enum(['pause', 'resume']), name }),
]);
/** A command from another machine. */
const Command = z.object({ args: z.array(z.string().max(200)).min(1).max(40), author: Login.shape.name });

function argsOf(act: z.infer<typeof Act>): string[] {
  switch (act.action) {
    case 'activate':
      return ['activate', `${act.name}@${act.version}`, `--traffic=${act.traffic}`, `--every=${act.every}`];
    case 'step':
      return ['step', act.name, `--to=${act.to}`];
    case 'rollback':
      return ['rollback', act.name, `--from=${act.from}`];
    default:
      return [act.action, act.name];
  }
}

interface OpsOptions {
  store: Store;
  config: Config;
  limits: HostLimits;
}

/**
 * The page of releases for operators, and the commands of `remotes` from other machines. Absent unless a token or the
 * proxy's login header is configured. No script; each act runs as a command, with the operator as its author.
 */
export const opsRoutes: FastifyPluginAsync<OpsOptions> = async (app, { store, config, limits }) => {
  if (!config.OPS_TOKEN && !config.OPS_USER_HEADER) return;
  const operators = new Operators(config);
  const wrongTokens = new PerMinute(limits.opsTokens);

  app.addHook('onRequest', refuseHostileBody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin' });
  });
  app.addHook('preParsing', createBodies(limits));
  const forms = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(forms, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );

  /** Whether the token is right. Throws 429 when the address has sent too many wrong ones. */
  function isRightToken(request: FastifyRequest, token: string): boolean {
    const network = visitorNetwork(request);
    if (wrongTokens.hasReached(network)) throw new Refusal(429);
    if (operators.isToken(token)) return true;
    wrongTokens.add(network);
    request.log.warn({ address: network }, 'a wrong token of the page of releases');
    return false;
  }

  function sendLogin(reply: FastifyReply, problem?: string) {
    const page = config.OPS_TOKEN
      ? loginPage(problem)
      : problemPage('Not logged in', `Expected a login at the proxy, which sends ${config.OPS_USER_HEADER}.`);
    return sendPage(reply.code(401), page);
  }

  function refuseForeign(request: FastifyRequest) {
    if (!isOwnPage(request, config.SITE_ORIGIN)) throw new Refusal(403);
  }

  app.get<{ Querystring: { refresh?: string } }>(OPS_PATH, async (request, reply) => {
    const operator = operators.operatorOf(request);
    if (!operator) return sendLogin(reply);
    const [live, names, hosts, { entries, damaged }] = await Promise.all([
      statusOf(store),
      store.names(),
      hostsNow(store.state),
      store.state.readHistory(),
    ]);
    const all = [...new Set([...live.map((status) => status.name), ...names])].sort();
    const remotes = await Promise.all(
      all.map(async (remote) => ({
        name: remote,
        live: live.filter((status) => status.name === remote),
        published: (await store.versions(remote)).map(({ version }) => version),
      })),
    );
    const page = overviewPage({
      ...{ site: config.SITE_ORIGIN, operator, hosts, remotes, now: Date.now(), damaged: damaged.length },
      refreshes: request.query.refresh !== undefined,
      history: entries.slice(-HISTORY_SHOWN).reverse(),
    });
    return sendPage(reply, page);
  });

  app.post(`${OPS_PATH}/login`, async (request, reply) => {
    refuseForeign(request);
    const { data: login } = Login.safeParse(request.body);
    if (!login) return sendLogin(reply, 'Expected a name of up to 60 characters and the token.');
    if (!isRightToken(request, login.token))
      return sendLogin(reply, 'Expected the value of OPS_TOKEN, found another token.');
    operators.logIn(reply, login.name);
    return reply.redirect(OPS_PATH, 303);
  });

  app.post(`${OPS_PATH}/logout`, async (request, reply) => {
    refuseForeign(request);
    operators.logOut(reply);
    return reply.redirect(OPS_PATH, 303);
  });

  app.post(`${OPS_PATH}/run`, { compress: false }, async (request, reply) => {
    refuseForeign(request);
    const operator = operators.operatorOf(request);
    if (!operator) return sendLogin(reply, 'Your login has ended. Log in and repeat the action: nothing has changed.');
    const { data: act } = Act.safeParse(request.body);
    if (!act) return sendPage(reply.code(400), problemPage('Not understood', 'Nothing has changed.'));
    const args = argsOf(act);
    const output = runLogged(request, args, `${operator.name} (page)`);
    return sendPage(reply, Readable.from(pageOf(args, output)));
  });

  app.post(`${OPS_PATH}/commands`, { compress: false }, async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isRightToken(request, token)) throw new Refusal(401);
    const { data: command } = Command.safeParse(request.body);
    if (!command || !remoteCommands.includes(command.args[0]!)) throw new Refusal(400);
    const output = runLogged(request, command.args, command.author);
    return reply.type('application/x-ndjson').send(Readable.from(linesOf(output)));
  });

  function runLogged({ log }: FastifyRequest, args: string[], author: string) {
    log.info({ author, args }, 'an operator runs a command');
    return runCommand(args, config, author);
  }
};

async function* pageOf(args: string[], output: AsyncIterable<Output>): AsyncGenerator<string> {
  yield commandStart(`remotes ${args.join(' ')}`);
  for await (const piece of output)
    yield 'code' in piece ? commandEnd(piece.code) : html`${piece.text}`.html || '<wbr>';
}

async function* linesOf(output: AsyncIterable<Output>): AsyncGenerator<string> {
  for await (const piece of output) yield `${JSON.stringify(piece)}\n`;
}

const sendPage = (reply: FastifyReply, page: string | Readable) => reply.type('text/html; charset=utf-8').send(page);

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
