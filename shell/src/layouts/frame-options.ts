import type { UIMatch } from 'react-router-dom';
import type { RouteHandle } from '../composition/route-handle.ts';

export interface FrameOptions {
  /** `no-bottom`: without the header menu. `slim`: only the brand and the phone number. */
  header: 'full' | 'no-bottom' | 'slim' | 'none';
  /** `slim`: without offers and the site map. */
  footer: boolean | 'slim';
}

type Match = Pick<UIMatch, 'handle' | 'loaderData'>;

/**
 * Returns the frame of a page: by its route, reduced by its data (`noheader`, `nofooter`). `focused` pages, such as the
 * checkout, get the slim header and footer.
 */
export function frameOptions(matches: readonly Match[]): FrameOptions {
  const leaf = matches.at(-1);
  const route = (leaf?.handle as Partial<RouteHandle> | undefined)?.route;
  const data = leaf?.loaderData as { noheader?: boolean; nofooter?: boolean; focused?: boolean } | null | undefined;
  if (data?.focused) return { header: 'slim', footer: 'slim' };
  return {
    header: data?.noheader ? 'none' : (route?.header ?? 'full'),
    footer: !data?.nofooter && (route?.footer ?? true),
  };
}
