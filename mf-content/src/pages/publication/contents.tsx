import type { PublicationPageData } from '@site/contracts/publications';
import { typograph } from '@site/kernel/typography';
import css from './contents.module.css';

export const Contents = ({ contents }: Pick<PublicationPageData, 'contents'>) => (
  <nav className={css.contents} aria-labelledby="contents-title">
    <h2 className={css.title} id="contents-title">
      Содержание
    </h2>
    <ol className={css.list}>
      {contents.map(({ anchor, text }) => (
        <li key={anchor}>
          <a className={css.link} href={`#${anchor}`}>
            {typograph(text)}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
