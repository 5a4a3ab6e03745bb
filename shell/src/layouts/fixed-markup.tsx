import { createContext, use, useState, useSyncExternalStore, type HTMLAttributes, type ReactNode } from 'react';

/**
 * Source of existing markup: on the server the cache of earlier pages, in the browser `''`, because the document has
 * the markup. Without a source or a result, React renders the content.
 */
export type FixedMarkupSource = (name: string, render: () => ReactNode) => string | undefined;
export const FixedMarkupContext = createContext<FixedMarkupSource | undefined>(undefined);

/** Source for hydration: React does not compare markup that is set as HTML. */
export const markupOfDocument: FixedMarkupSource = () => '';

interface FixedMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  as: 'div' | 'nav' | 'ul';
  /** Key of the content: the content depends only on this name and the site's data. */
  name: string;
  /** Links and text, without handlers and without context except the site's data: the server renders it separately. */
  children: () => ReactNode;
}

/**
 * Content that is the same for every visitor, such as menus and the footer. The server renders it once for many pages.
 * The browser neither renders nor hydrates it until its name changes.
 */
export function FixedMarkup({ as: Element, name, children, ...attributes }: FixedMarkupProps) {
  const source = use(FixedMarkupContext);
  const isServerMarkup = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [written, setWritten] = useState(isServerMarkup ? name : undefined);
  // Permanent, because the server's markup is no longer in the document.
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

const noSubscription = () => () => {};
