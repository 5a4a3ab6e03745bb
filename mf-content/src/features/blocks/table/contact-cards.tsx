import type { BlockOf } from '@site/contracts/blocks';
import { typograph } from '@site/kernel/typography';
import css from './contact-cards.module.css';
import { ContactText } from './contact-text.tsx';

/** Contacts as cards that fit on a phone. The first column is the heading, the others are lines. */
export const ContactCards = ({ block: { caption, columns, rows } }: { block: BlockOf<'table'> }) => (
  <section aria-label={caption}>
    <h2 className={css.caption}>{caption}</h2>
    <ul className={css.cards}>
      {rows.map(([name = '', ...cells]) => (
        <li key={name} className={css.card}>
          <h3 className={css.name}>{typograph(name)}</h3>
          <dl className={css.lines}>
            {cells.map((text, index) => (
              <div key={index}>
                <dt>{columns[index + 1]?.title}</dt>
                <dd>
                  <ContactText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </section>
);
