import { typograph } from '@site/kernel/typography';
import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import css from './quote-block.module.css';

export function QuoteBlock({ block: { text, author, position, photo } }: BlockProps<'quote'>) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.text}>
        <p>{typograph(text)}</p>
      </blockquote>
      <figcaption className={css.author}>
        {photo && (
          <span className={css.photo}>
            <Picture picture={photo} sizes="56px" fit="cover" decorative />
          </span>
        )}
        <span>
          <span className={css.name}>{author}</span>
          <span className={css.position}>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
