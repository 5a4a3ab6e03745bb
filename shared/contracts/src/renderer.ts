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
  /** Folder for the files with the site's data, which pages name. Absent: none is written, and browsers ask the API. */
  siteFiles?: string;
  /**
   * One cell of shared memory. The renderer writes into it which request its code works for, and the host reads it when
   * the renderer has fallen silent: a thread that loops answers no message any more.
   */
  working?: Int32Array;
}

/** How a page may be compressed. Every browser takes Brotli over https; over plain http and in older programs it is gzip. */
export type Encoding = 'br' | 'gzip';

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** What the visitor's browser takes. Absent: the page is wanted as it is. */
  encoding?: Encoding;
  sessionId?: string;
  /** The visitor's network address: limits of the API that count by it go by it for a rendered page as well. */
  address?: string;
  /**
   * For a page that is held. Absent: the renderer renders nothing and says so. `render`: it is rendered all the same.
   * `block`: the site's frame is rendered, with the friendly block in the place of the page, of which nothing runs.
   */
  held?: 'render' | 'block';
}

/** A page or a part of a release: what an incident is about, and what is held after it has stopped renderers. */
export interface PageName {
  /** Name of the remote, or `shell`. */
  remote: string;
  version: string;
  /** Of a part: `parts/<name>`. */
  page: string;
}

/** The client-rendered page. */
export interface PageDocument {
  headers: Record<string, string>;
  html: string;
}

/** The header in which the renderer and after it the host tell what a page cost, in ms. */
export const SERVER_TIMING = 'server-timing';

/** A page, whole: what is deferred has been waited for, since it would come with inline scripts (decision 012). */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8, compressed if `encoding` is there; empty for a redirect. */
  html: Uint8Array;
  /** The one that was asked for. Shells of before know of none and answer the page as it is. */
  encoding?: Encoding;
}

export type ToRenderer =
  | { type: 'render'; id: number; request: PageRequest }
  | { type: 'abort'; id: number }
  /** Answered by `pong` as soon as the renderer's thread is free. */
  | { type: 'ping' }
  /** These pages, and no others any more, are rendered on demand only (`PageRequest.held`). */
  | { type: 'hold'; pages: PageName[] };

export type FromRenderer =
  /**
   * `failures`: pages that could not be loaded; an activation refuses such a composition, a running site contains them.
   * `fallback`: the client-rendered page, for when rendering fails. `watchable`: it answers pings, says which page
   * begins and holds pages; shells before that are taken as they are. `thread`: the operating system's number of its
   * thread, where it has one to tell.
   */
  | { type: 'ready'; fallback: PageDocument; failures: Incident[]; watchable?: boolean; thread?: number }
  | { type: 'refused'; reason: string }
  | { type: 'page'; id: number; page: RenderedPage }
  /** The host answers with the fallback. */
  | { type: 'failed'; id: number; reason: string }
  /** Code of this page begins to run for the request. */
  | { type: 'begun'; id: number; page: PageName }
  /** The page is held, and nothing has been rendered. */
  | { type: 'held'; id: number; page: PageName }
  | { type: 'pong' }
  | { type: 'incident'; incident: Incident };

/** A remote that could not do its part; logged by the host. Its page is empty where that is not known. */
export interface Incident extends PageName {
  message: string;
}
