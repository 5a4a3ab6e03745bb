import type { Asking } from '../answer-card.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import type { AnswerProps } from './answer-props.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';

export function AnswerDialog({ asking, ...answer }: AnswerProps & { asking: Asking }) {
  switch (asking.what) {
    case 'accept':
      return <AcceptDialog {...answer} />;
    case 'reject':
      return <RefusalDialog {...answer} />;
    case 'question':
      return <QuestionDialog key={asking.line?.key} {...answer} line={asking.line} />;
  }
}
