import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom';

/**
 * Returns a static handler that retries modules that failed to load. The router caches the result of a route's `lazy`,
 * even a failure, so after a failure the routes are created again for the next request.
 */
export function createRetryingHandler(createRoutes: (onFailure: () => void) => RouteObject[]): () => StaticHandler {
  let handler: StaticHandler | undefined;
  const onFailure = () => {
    handler = undefined;
  };
  return () => (handler ??= createStaticHandler(createRoutes(onFailure)));
}
