import type { Composition } from './composition.ts';

/**
 * Between the host and a renderer: a worker thread that runs the server build of one shell release and holds exactly
 * one composition. The host knows nothing of React; a shell release may change how it renders without the host.
 */
export interface RendererOptions {
  composition: Composition;
  /** Folder of each release's files, by its name. */
  folders: Record<string, string>;
  apiOrigin: string;
  publicKey: string;
  /** Public origin of the site, without a trailing slash. */
  siteOrigin: string;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  sessionId?: string;
}

/** The client-rendered page. */
export interface PageDocument {
  headers: Record<string, string>;
  html: string;
}

/** A page, whole: what is deferred has been waited for, since it would come with inline scripts (decision 012). */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8; empty for a redirect. */
  html: Uint8Array;
}

export type ToRenderer = { type: 'render'; id: number; request: PageRequest } | { type: 'abort'; id: number };

export type FromRenderer =
  /**
   * `failures`: pages that could not be loaded; an activation refuses such a composition, a running site contains them.
   * `fallback`: the client-rendered page, for when rendering fails.
   */
  | { type: 'ready'; fallback: PageDocument; failures: Incident[] }
  | { type: 'refused'; reason: string }
  | { type: 'page'; id: number; page: RenderedPage }
  /** The host answers with the fallback. */
  | { type: 'failed'; id: number; reason: string }
  | { type: 'incident'; incident: Incident };

/** A remote that could not do its part; logged by the host. */
export interface Incident {
  remote: string;
  version: string;
  page: string;
  message: string;
}
