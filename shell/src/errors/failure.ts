import { moderationFlags, type ModerationFlags } from '@site/contracts/moderation';
import type { Category } from '@site/contracts/site-data';
import { isRouteErrorResponse } from 'react-router-dom';

/** What went wrong with a page, whatever was thrown. */
export interface Failure {
  status: number;
  /** Categories that may interest the visitor instead. */
  categories: Pick<Category, 'url' | 'name' | 'image'>[];
  /** The part of the site whose page could not be loaded. */
  remoteFailure?: string;
  /** Of a refusal that the company's access would lift. */
  moderation?: ModerationFlags;
  /** The site is closed for a while: no fault of anybody's. */
  maintenance?: boolean;
}

/** Only error answers know their status: anything else is a fault of ours. */
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
