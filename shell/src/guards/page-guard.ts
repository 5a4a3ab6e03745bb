import type { RouteDefinition } from '@site/contracts/remote';
import { data, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router-dom';
import { trailingSlash } from './canonical-path.ts';
import { onlyGuests } from './only-guests.ts';
import { redirectCheck } from './redirect-check.ts';
import { requireUser } from './require-user.ts';

/** Decides whether a page may be opened: returns, or throws the redirect or the error answer. */
export type Guard = (args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>) => Promise<void> | void;

/** Guards that a route's rules may name as `appMiddleware`; they take the place of the redirect check. */
const appMiddlewares: Record<string, Guard> = { auth: requireUser, guest: onlyGuests };

export const routeMiddleware = ({ rules }: RouteDefinition): MiddlewareFunction[] => [
  rules.appMiddleware ? trailingSlash : redirectCheck,
];

/**
 * What has to hold before a page's own loader runs. It is asked there and not in a middleware: a middleware that throws
 * takes the error to the root of the site, and the layout and its menus with it.
 */
export function pageGuard(route: RouteDefinition): Guard {
  const guards = [
    ...(Object.keys(route.validate).length ? [validity(route.validate)] : []),
    ...(route.rules.appMiddleware ?? []).map(named),
    ...(route.access === 'user' ? [requireUser] : []),
  ];
  return async (args) => {
    for (const guard of guards) await guard(args);
  };
}

const named = (name: string): Guard =>
  appMiddlewares[name] ??
  (() => {
    throw new Error(`Unknown route middleware: ${name}`);
  });

/** The route's validity check: an address that cannot exist is a 404 before anything is asked for. */
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
