import { paths } from '@site/contracts/paths';
import { Accordion } from '@site/ui/accordion';
import { TextLink } from '@site/ui/link';
import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { AnswerVote } from './answer-vote.tsx';
import css from './faq-block.module.css';

export const FaqBlock = ({ block }: BlockProps<'faq'>) => (
  <TitledSection block={block}>
    <Accordion
      items={block.items.map(({ id, question, answer, products }) => ({
        title: question,
        ...(id !== undefined && { id: paths.faqAnchor(id) }),
        content: (
          <>
            <Prose html={answer} />
            {products && (
              <p className={css.products}>
                Оборудование:{' '}
                {products.map(({ name, url }, index) => (
                  <span key={url}>
                    {index > 0 && <span>, </span>}
                    <TextLink href={url}>{name}</TextLink>
                  </span>
                ))}
              </p>
            )}
            {id !== undefined && (
              <div className={css.after}>
                <AnswerVote id={id} question={question} />
                <a href={`#${paths.faqAnchor(id)}`} aria-label={`Ссылка на ответ: ${question}`}>
                  Ссылка на&nbsp;ответ
                </a>
              </div>
            )}
          </>
        ),
      }))}
    />
  </TitledSection>
);
