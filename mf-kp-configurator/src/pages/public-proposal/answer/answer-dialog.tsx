import type { PublicProposal } from '@site/contracts/public-proposal';
import type { Asking } from '../answer-card.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';

export interface AnswerProps {
  /** Secret of the link. */
  id: string;
  proposal: PublicProposal;
  onClose: () => void;
  /** Reloads the state of the proposal. */
  onChanged: () => void;
}

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
