import type { PublicProposal } from '@site/contracts/public-proposal';

export interface AnswerProps {
  /** Secret of the link. */
  id: string;
  proposal: PublicProposal;
  onClose: () => void;
  /** Reloads the state of the proposal. */
  onChanged: () => void;
}
