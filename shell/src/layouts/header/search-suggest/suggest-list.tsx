import { Icon } from '@site/ui/icon';
import { useId, type Ref } from 'react';
import { Highlighted } from './highlighted.tsx';
import type { OptionGroup, SuggestOption } from './option-groups.ts';
import css from './search-suggest.module.css';

interface SuggestListProps {
  ref: Ref<HTMLDivElement>;
  groups: readonly OptionGroup[];
  busy: boolean;
  query: string;
}

/** The options are links, so that clicks, middle clicks and Enter behave as on every link. */
export function SuggestList({ ref, groups, busy, query }: SuggestListProps) {
  const id = useId();
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Подсказки" aria-busy={busy} className={css.list}>
      {groups.map(({ label, options }, group) => (
        <div key={label ?? 'all'} role="group" aria-label={label} className={css.group}>
          {label && (
            <div className={css.label} aria-hidden="true">
              {label}
            </div>
          )}
          {options.map((option, index) => {
            const place = (starts[group] ?? 0) + index;
            return (
              <a
                key={option.href}
                id={`${id}-${place}`}
                className={css.option}
                role="option"
                href={option.href}
                tabIndex={-1}
                aria-selected={false}
              >
                <Mark {...option} />
                <span className={css.words}>
                  <span className={css.title}>
                    {option.isMatch ? <Highlighted text={option.title} query={query} /> : option.title}
                  </span>
                  {option.note && <span className={css.side}>{option.note}</span>}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Mark({ picture, icon }: SuggestOption) {
  if (picture) return <img className={css.picture} src={picture} alt="" width={44} height={44} decoding="async" />;
  return icon ? <Icon shape={icon} size={20} className={css.icon} /> : null;
}
