import type { KnownPart, PartProps } from '@site/contracts/parts';
import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './api-client.ts';

/** Arguments of a part's loader, which must return JSON-serializable data within two seconds. */
export interface PartLoaderArgs {
  api: ApiClient;
  signal: AbortSignal;
}

/** Props of a part's component: the props passed by the page and the data from its loader. */
export type PartComponentProps<Name extends KnownPart, Data = null> = PartProps[Name] & { data: Data };

export interface PartViewProps {
  name: string;
  given: object;
  fallback: ReactNode;
}

/** Provided by the shell, which maps parts to remotes. */
export const ShowPartContext = createContext<((part: PartViewProps) => ReactNode) | null>(null);

type ShownPart<Name extends KnownPart> = PartProps[Name] & {
  name: Name;
  /** Rendered while the part is loading and when it fails to load. It must take the same space. */
  fallback: ReactNode;
};

/**
 * Renders a part of another remote by its name: `<Part name="upcoming-events" limit={3} fallback={…} />`. The route
 * that renders it lists it in its `parts`, so that it is loaded and rendered with the page.
 */
export function Part<Name extends KnownPart>({ name, fallback, ...given }: ShownPart<Name>): ReactNode {
  const show = use(ShowPartContext);
  return show ? show({ name, given, fallback }) : fallback;
}
