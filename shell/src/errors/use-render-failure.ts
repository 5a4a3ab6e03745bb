import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { recoverChunk } from '../composition/chunk-reload.ts';
import { recordFailure } from '../health/page-views.ts';

/**
 * Sets the title and recovers a lost chunk after an error during rendering, of which the router is not notified. Error
 * responses are handled at the end of the navigation instead.
 */
export function useRenderFailure(error: unknown, title: string) {
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    document.title = title;
    recordFailure('boundary');
    void recoverChunk([error]);
  }, [error, title]);
}
