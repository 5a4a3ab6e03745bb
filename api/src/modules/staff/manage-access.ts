import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import { endpoints } from '@site/contracts/endpoints';
import { type Area, areasOf } from '@site/contracts/staff-rights';
import { cutText, plainText } from '@site/kernel/plain-text';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ProblemError, problems } from '../../errors.ts';
import { requireRequestKey, type RequestKeyOptions } from '../../plugins/request-key.ts';
import { isSecret, WRONG_KEYS } from '../../plugins/service-key.ts';
import { staffRolesOf } from '../session/visitor.ts';
import type { ManageKeys } from './manage-keys.ts';
import type { SecondFactor } from './second-factor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The area of a back office route, from its contract. */
    area?: Area | 'own';
    /** Whether a back office route sends a file. */
    isFile?: boolean;
  }
  interface FastifyRequest {
    /** The staff member or key that makes the change, for the history. */
    author: string;
  }
}

type Options = RequestKeyOptions & {
  /** Key of the settings: for everything. */
  key: string;
  keys: ManageKeys;
  secondFactor: SecondFactor;
};

const reads = new Set(['GET', 'HEAD']);

/** The author that the holder of the settings' key names. May be empty for reads. */
function namedAuthor({ headers, method }: FastifyRequest): string {
  const header = headers[MANAGE_AUTHOR_HEADER];
  let author = '';
  try {
    author = typeof header === 'string' ? cutText(plainText(decodeURIComponent(header)).trim(), 100) : '';
  } catch {
    // Not URI-encoded.
  }
  if (!reads.has(method) && !author)
    throw new ProblemError(400, 'author', `Укажите в\u00a0заголовке ${MANAGE_AUTHOR_HEADER}, кто вносит изменение`);
  return author;
}

/** Returns the area that the contract of a route declares, and whether the route sends a file. */
function declaredOf(method: string, url: string): { area: Area | 'own'; isFile: boolean } {
  const known: Record<string, { summary: string; area?: Area | 'own'; file?: string }> = endpoints;
  const name = `${method} ${url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`;
  const { area, file } = known[name] ?? {};
  if (!area) throw new Error(`The back office route ${name} has no area in its contract: use inArea()`);
  return { area, isFile: file !== undefined };
}

/**
 * Lets back office requests pass: with the key of the settings, with a key of a person or machine for its areas, or
 * with the session of a staff member who has passed the second factor, for the areas of the roles. Everything is 404
 * for other visitors. Files are plain links and pictures: in a session they need no request key.
 */
export const manageAccessPlugin = plugin<Options>(async (app, { key, keys, secondFactor, ...requestKey }) => {
  const isOwnKey = isSecret(`Bearer ${key}`);
  const countWrong = app.limiter('manage', WRONG_KEYS, ['address']);
  const checkRequestKey = requireRequestKey(requestKey);

  async function byKey(request: FastifyRequest, authorization: string, area: Area | 'own'): Promise<string> {
    if (isOwnKey(authorization)) return namedAuthor(request);
    const found = await keys.use(authorization.replace(/^Bearer /, ''));
    if (!found) {
      await countWrong(request);
      throw problems.manageKey();
    }
    if (!found.areas.some((one) => one === area)) throw problems.staffArea();
    return found.name;
  }

  async function bySession(request: FastifyRequest, area: Area | 'own'): Promise<string> {
    const { visitor, method, routeOptions } = request;
    const roles = staffRolesOf(visitor);
    if (!visitor.user || roles.length === 0) throw problems.notFound();
    if (!routeOptions.config.isFile || !reads.has(method)) await checkRequestKey(request);
    if (area !== 'own') {
      if (!secondFactor.isOpen(visitor)) throw problems.secondFactor(await secondFactor.stateOf(visitor.user.id));
      if (!areasOf(roles).includes(area)) throw problems.staffArea();
    }
    return `${visitor.user.surname} ${visitor.user.name}`;
  }

  app.decorateRequest('author', '');
  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    route.config = { ...route.config, ...declaredOf(method === 'HEAD' ? 'GET' : method, route.url) };
  });
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const { area = 'own' } = request.routeOptions.config;
    request.author = authorization ? await byKey(request, authorization, area) : await bySession(request, area);
  });
  // Responses are for the staff only.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
});
