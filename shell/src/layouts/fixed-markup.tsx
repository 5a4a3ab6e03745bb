import { createContext, use, useState, useSyncExternalStore, type HTMLAttributes, type ReactNode } from 'react';

/**
 * Where markup that is there already comes from: on the server what was kept of an earlier page, in the browser nothing
 * (`''`), since the document has it. Without it everything is rendered by React.
 */
export type FixedMarkupSource = (name: string, render: () => ReactNode) => string | undefined;
export const FixedMarkupContext = createContext<FixedMarkupSource | undefined>(undefined);

/** What the browser says while it hydrates: React looks at no markup that is set as HTML. */
export const markupOfDocument: FixedMarkupSource = () => '';

interface FixedMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  as: 'div' | 'nav' | 'ul';
  /** Tells one fixed content from another: with the site's data it says all that the content depends on. */
  name: string;
  /** Links and text. No handlers, and no context but the site's data: the server renders it by itself. */
  children: () => ReactNode;
}

/**
 * Content that is the same for every visitor, as menus and the footer are. The server renders it once for many pages, and
 * the browser leaves it as it came: it is neither rendered again nor hydrated, until its name changes.
 */
export function FixedMarkup({ as: Element, name, children, ...attributes }: FixedMarkupProps) {
  const source = use(FixedMarkupContext);
  const isServers = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [written, setWritten] = useState(isServers ? name : undefined);
  // For good: what the server wrote has left the document.
  if (written !== undefined && written !== name) setWritten(undefined);
  const html = written === name ? source?.(name, children) : undefined;
  if (html === undefined)
    return (
      <Element key="own" {...attributes}>
        {children()}
      </Element>
    );
  return <Element key="fixed" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const neverChanges = () => () => {};
