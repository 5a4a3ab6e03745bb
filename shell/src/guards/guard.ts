import type { LoaderFunctionArgs } from 'react-router-dom';

/** Decides whether a page may be opened. Throws a redirect or an error response if not. */
export type Guard = (args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>) => Promise<void> | void;
