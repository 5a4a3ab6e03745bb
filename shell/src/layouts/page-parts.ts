import type { UIMatch } from 'react-router-dom';
import type { RouteHandle } from '../composition/remote-route.tsx';

export interface PageParts {
  /** `no-bottom`: without the bar of the header menu. `slim`: the brand and the telephone alone. */
  header: 'full' | 'no-bottom' | 'slim' | 'none';
  /** `slim`: without offers and the map of the site. */
  footer: boolean | 'slim';
}

type Match = Pick<UIMatch, 'handle' | 'loaderData'>;

/**
 * What stands around the page: its route says so, and its data may take away more (`noheader`, `nofooter`). A page that is
 * one step to its end says `focused`: nothing leads elsewhere but the brand and the telephone.
 */
export function pageParts(matches: readonly Match[]): PageParts {
  const leaf = matches.at(-1);
  const route = (leaf?.handle as Partial<RouteHandle> | undefined)?.route;
  const data = leaf?.loaderData as { noheader?: boolean; nofooter?: boolean; focused?: boolean } | null | undefined;
  if (data?.focused) return { header: 'slim', footer: 'slim' };
  return {
    header: data?.noheader ? 'none' : (route?.header ?? 'full'),
    footer: !data?.nofooter && (route?.footer ?? true),
  };
}
