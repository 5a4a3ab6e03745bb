import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { recoverChunk } from '../navigation/chunk-reload.ts';

/**
 * A page that throws while it renders: the router knows nothing of it, so the title and the reload after a lost chunk
 * are this view's business. Answers with an error status are handled where the navigation ends.
 */
export function useRenderFailure(error: unknown, title: string) {
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    document.title = title;
    void recoverChunk([error]);
  }, [error, title]);
}
