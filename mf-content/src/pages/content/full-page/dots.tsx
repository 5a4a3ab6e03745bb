import { typograph } from '@site/kernel/typography';
import { isPlainClick } from '@site/ui/link';
import css from './dots.module.css';

interface DotsProps {
  screens: readonly { id: string; name: string }[];
  current: number | null;
  /** False: the browser follows the link. */
  onChoose: (screen: number) => boolean;
}

/** Links to the screens of a page that scrolls by whole sections, with the current one marked. */
export function Dots({ screens, current, onChoose }: DotsProps) {
  return (
    <nav className={css.dots} aria-label="Разделы страницы" data-scripted data-print="hide">
      <ol className={css.list}>
        {screens.map(({ id, name }, index) => (
          <li key={id}>
            <a
              className={css.dot}
              href={`#${id}`}
              aria-label={typograph(name)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                if (isPlainClick(event) && onChoose(index)) event.preventDefault();
              }}
            >
              <span className={css.name} aria-hidden>
                {typograph(name)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
