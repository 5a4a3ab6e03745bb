import type { RouteDefinition } from '@site/contracts/remote';
import { data, type MiddlewareFunction } from 'react-router-dom';
import { trailingSlash } from './canonical-path.ts';
import { onlyGuests } from './only-guests.ts';
import { redirectCheck } from './redirect-check.ts';
import { requireUser } from './require-user.ts';

/** Middlewares that a route's rules may name; they take the place of the redirect check. */
const appMiddlewares: Record<string, MiddlewareFunction> = { auth: requireUser, guest: onlyGuests };

export function routeMiddleware(route: RouteDefinition): MiddlewareFunction[] {
  return [
    ...(route.rules.appMiddleware ? [trailingSlash, ...route.rules.appMiddleware.map(named)] : [redirectCheck]),
    ...(route.access === 'user' ? [requireUser] : []),
    ...(Object.keys(route.validate).length ? [validity(route.validate)] : []),
  ];
}

const named = (name: string): MiddlewareFunction =>
  appMiddlewares[name] ??
  (() => {
    throw new Error(`Unknown route middleware: ${name}`);
  });

/** The route's validity check: an address that cannot exist is a 404 before anything of it is loaded. */
const validity =
  (patterns: RouteDefinition['validate']): MiddlewareFunction =>
  ({ request, params }, next) => {
    const valid = Object.entries(patterns).every(([name, pattern]) => {
      const value = params[name];
      return value === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(value);
    });
    if (!valid) throw notFound(request);
    return next();
  };

export function notFound(request: Request) {
  const { pathname, search } = new URL(request.url);
  return data({ message: `Page Not Found: ${pathname}${search}` }, { status: 404 });
}
