import { paths } from '@site/contracts/paths';
import { Accordion } from '@site/ui/accordion';
import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { AnswerVote } from './answer-vote.tsx';
import css from './faq-block.module.css';

export const FaqBlock = ({ block }: BlockProps<'faq'>) => (
  <TitledSection block={block}>
    <Accordion
      items={block.items.map(({ id, question, answer }) => ({
        title: question,
        ...(id !== undefined && { id: paths.faqAnchor(id) }),
        content: (
          <>
            <Prose html={answer} />
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
