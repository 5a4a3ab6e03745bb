import type { RendererOptions } from '@site/contracts/renderer';

export interface SiteOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'> {
  /** Limit of the renderer's JavaScript heap, in MB. */
  rendererMemory: number;
  /** In ms. Default: the timeout of a visitor's page. */
  pageTimeout?: number;
  /** Authorises the read-only sessions in which protected pages are rendered. Absent: they are not rendered. */
  smokeKey?: string;
}
