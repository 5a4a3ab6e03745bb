import type { KnownPart, PartProps } from '@site/contracts/parts';
import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './api-client.ts';

/** What the loader of a part is given. It gives data that JSON can carry, within two seconds. */
export interface PartLoaderArgs {
  api: ApiClient;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/** What a part's component is given: the page's props, and what its loader gave. */
export type PartComponentProps<Name extends KnownPart, Data = null> = PartProps[Name] & { data: Data };

export interface PartViewProps {
  name: string;
  given: object;
  fallback: ReactNode;
}

/** Filled by the shell, which knows whose the parts are. */
export const ShowPartContext = createContext<((part: PartViewProps) => ReactNode) | null>(null);

type ShownPart<Name extends KnownPart> = PartProps[Name] & {
  name: Name;
  /** Shown while the part is not there, and when it does not come. It takes the same room. */
  fallback: ReactNode;
};

/**
 * A piece of another remote, asked for by its name: `<Part name="upcoming-events" limit={3} fallback={…} />`. The route that
 * shows it names it in its `parts`, so that it is loaded and rendered with the page.
 */
export function Part<Name extends KnownPart>({ name, fallback, ...given }: ShownPart<Name>): ReactNode {
  const show = use(ShowPartContext);
  return show ? show({ name, given, fallback }) : fallback;
}
