import type { Composition } from './composition.ts';

/**
 * Protocol between the host and a renderer: a worker thread that runs the server build of one shell release for exactly
 * one composition. The host does not depend on React, so that a shell release can change how it renders.
 */
export interface RendererOptions {
  composition: Composition;
  /** Folder of each release's files, by release name. */
  folders: Record<string, string>;
  apiOrigin: string;
  publicKey: string;
  /** Public origin of the site, without a trailing slash. */
  siteOrigin: string;
  /** Output folder for site data files, which pages refer to. Absent: no files are written, and browsers request the API. */
  siteFiles?: string;
  /** Share of documents, from 0 to 1, that report to the host (`beacon.ts`). Absent: 0. */
  beacons?: number;
  /**
   * One cell of shared memory with the id of the request that the renderer is running. The host reads it when the renderer
   * stops responding, because a thread in an endless loop handles no messages.
   */
  working?: Int32Array;
}

/** Content encodings of a page. Browsers accept Brotli over https only; plain http and older clients get gzip. */
export type Encoding = 'br' | 'gzip';

export interface PageRequest {
  /** Path and query string. */
  url: string;
  /** Encoding accepted by the browser. Absent: no compression. */
  encoding?: Encoding;
  sessionId?: string;
  /** The visitor's IP address, forwarded so that the API's rate limits apply to rendered pages as well. */
  address?: string;
  /** W3C trace context, which the renderer passes on to the API. Absent: the request is not traced. */
  traceparent?: string;
  /**
   * For a page in quarantine. Absent: the renderer responds with `held` and renders nothing. `render`: renders it anyway.
   * `block`: renders the site's frame with the error block instead of the page, without running the page's code.
   */
  held?: 'render' | 'block';
}

/** A page or a part of a release: the subject of an incident, and quarantined after it has stopped renderers. */
export interface PageName {
  /** Name of the remote, or `shell`. */
  remote: string;
  version: string;
  /** `parts/<name>` for a part. */
  page: string;
}

export interface PageDocument {
  headers: Record<string, string>;
  html: string;
}

/** Header in which the renderer, and then the host, report the time spent on a page, in ms. */
export const SERVER_TIMING = 'server-timing';

/** A complete page: deferred data is awaited, since streaming it would need inline scripts (decision 012). */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8, compressed if `encoding` is there; empty for a redirect. */
  html: Uint8Array;
  /** The requested encoding. Older shells do not compress and omit it. */
  encoding?: Encoding;
  /** The page of the matched route, whether or not it failed. Older shells omit it. */
  name?: PageName;
}

export type ToRenderer =
  | { type: 'render'; id: number; request: PageRequest }
  | { type: 'abort'; id: number }
  /** The renderer responds with `pong` as soon as its thread is free. */
  | { type: 'ping' }
  /** Replaces the list of quarantined pages, which are rendered on demand only (`PageRequest.held`). */
  | { type: 'hold'; pages: PageName[] };

export type FromRenderer =
  /**
   * `failures`: pages that failed to load; an activation rejects such a composition, a running site contains them.
   * `fallback`: the client-rendered page for failed renderings. `watchable`: the renderer supports `ping`, `begun` and
   * `hold`; older shells do not. `thread`: the operating system's thread id, where available.
   */
  | { type: 'ready'; fallback: PageDocument; failures: Incident[]; watchable?: boolean; thread?: number }
  | { type: 'refused'; reason: string }
  | { type: 'page'; id: number; page: RenderedPage }
  /** The host serves the fallback. */
  | { type: 'failed'; id: number; reason: string }
  /** Code of this page starts to run for the request. */
  | { type: 'begun'; id: number; page: PageName }
  /** The page is quarantined, and was not rendered. */
  | { type: 'held'; id: number; page: PageName }
  | { type: 'pong' }
  | { type: 'incident'; incident: Incident };

/** A failure of a remote, logged by the host. `page` is empty when unknown. */
export interface Incident extends PageName {
  message: string;
  /** Trace of the request in which it happened. Absent: the request is not traced. */
  trace_id?: string;
}

export const traceIdOf = (traceparent: string | undefined) => traceparent?.split('-')[1];
