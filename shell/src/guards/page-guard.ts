import type { RouteDefinition } from '@site/contracts/remote';
import { data, type MiddlewareFunction } from 'react-router-dom';
import { trailingSlash } from './canonical-path.ts';
import type { Guard } from './guard.ts';
import { onlyGuests } from './only-guests.ts';
import { redirectCheck } from './redirect-check.ts';
import { requireUser } from './require-user.ts';

/** Guards by their `appMiddleware` names in route rules; they replace the redirect check. */
const appMiddlewares = new Map<string, Guard>([
  ['auth', requireUser],
  ['guest', onlyGuests],
]);

export const routeMiddleware = ({ rules }: RouteDefinition): MiddlewareFunction[] => [
  rules.appMiddleware ? trailingSlash : redirectCheck,
];

/**
 * Returns the combined guard of a route, which runs before the page's loader. It is not a middleware, because an error
 * in a middleware is shown at the root, without the layout and its menus.
 */
export function pageGuard(route: RouteDefinition): Guard {
  const guards = [
    // First, so that a guest cannot tell existing addresses of the account from others.
    ...(route.access === 'user' ? [requireUser] : []),
    ...(Object.keys(route.validate).length ? [validity(route.validate)] : []),
    ...(route.rules.appMiddleware ?? []).map(named),
  ];
  return async (args) => {
    for (const guard of guards) await guard(args);
  };
}

const named = (name: string): Guard =>
  appMiddlewares.get(name) ??
  (() => {
    throw new Error(`Unknown route middleware: ${name}`);
  });

/** Checks the parameters against their patterns. Throws 404 before any data is loaded. */
const validity =
  (patterns: RouteDefinition['validate']): Guard =>
  ({ request, params }) => {
    const valid = Object.entries(patterns).every(([name, pattern]) => {
      const value = params[name];
      return value === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(value);
    });
    if (!valid) throw notFound(request);
  };

export function notFound(request: Request) {
  const { pathname, search } = new URL(request.url);
  return data({ message: `Page Not Found: ${pathname}${search}` }, { status: 404 });
}
