import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom';

/**
 * The handler of routes, some of whose modules may fail to load. The router keeps what a route's `lazy` returned, and so a
 * failure; after one the routes are made anew, and the next request loads the module again.
 */
export function createRetryingHandler(makeRoutes: (onFailure: () => void) => RouteObject[]): () => StaticHandler {
  let handler: StaticHandler | undefined;
  const onFailure = () => {
    handler = undefined;
  };
  return () => (handler ??= createStaticHandler(makeRoutes(onFailure)));
}
