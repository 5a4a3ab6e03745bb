import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useHashTab } from './use-hash-tab.ts';
import css from './tabs.module.css';

export interface TabItem {
  /** Id of the panel: the URL fragment `#documents` opens that tab. */
  id: string;
  label: ReactNode;
  /** Number of items in the panel. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
}

const targetOf = (key: string, index: number, last: number): number | undefined =>
  ({ ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last })[key];

/**
 * WAI-ARIA tabs with automatic activation: one tab stop, arrows move. The tabs are anchors and all panels are in the
 * HTML, so without JS the page is one long text with a table of contents.
 */
export function Tabs({ label, items }: TabsProps) {
  const [active, select] = useHashTab(items.map(({ id }) => id));
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = event.key === ' ' ? index : targetOf(event.key, index, items.length - 1);
    const item = target === undefined ? undefined : items[target];
    if (!item || target === undefined) return;
    event.preventDefault();
    select(item.id);
    tabs.current[target]?.focus();
  };
  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    select(id);
  };

  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label}>
        {items.map(({ id, label: text, count }, index) => (
          <a
            key={id}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            id={`${id}-tab`}
            className={css.tab}
            href={`#${id}`}
            role="tab"
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span>{text}</span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </a>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          className={css.panel}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          data-inactive={id === active ? undefined : ''}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
