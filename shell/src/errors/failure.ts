import { moderationFlags, type ModerationFlags } from '@site/contracts/moderation';
import type { Category } from '@site/contracts/site-data';
import { isRouteErrorResponse } from 'react-router-dom';

export interface Failure {
  status: number;
  categories: Pick<Category, 'url' | 'name' | 'image'>[];
  /** Name of the remote that could not be loaded. */
  remoteFailure?: string;
  /** Access state of the company, for a 403 that approved access would lift. */
  moderation?: ModerationFlags;
  maintenance?: boolean;
}

/** Reads the status of an error response; any other error counts as 500. */
export function readFailure(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, categories: [] };
  const data = (error.data ?? {}) as Partial<Failure>;
  return {
    status: error.status,
    categories: Array.isArray(data.categories) ? data.categories : [],
    remoteFailure: data.remoteFailure,
    moderation: error.status === 403 ? moderationFlags(error.data) : undefined,
    maintenance: data.maintenance,
  };
}
