import type { UIMatch } from 'react-router-dom';
import type { RouteHandle } from '../composition/remote-route.tsx';

export interface PageParts {
  /** `no-bottom`: without the bar of the header menu. */
  header: 'full' | 'no-bottom' | 'none';
  footer: boolean;
}

type Match = Pick<UIMatch, 'handle' | 'loaderData'>;

/** What stands around the page: its route says so, and its data may take away more (`noheader`, `nofooter`). */
export function pageParts(matches: readonly Match[]): PageParts {
  const leaf = matches.at(-1);
  const route = (leaf?.handle as Partial<RouteHandle> | undefined)?.route;
  const data = leaf?.loaderData as { noheader?: boolean; nofooter?: boolean } | null | undefined;
  return {
    header: data?.noheader ? 'none' : (route?.header ?? 'full'),
    footer: !data?.nofooter && (route?.footer ?? true),
  };
}
