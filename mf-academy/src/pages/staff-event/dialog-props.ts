import type { EventChoices, ManagedEventDetails } from '@site/contracts/manage-events';
import { formatCount } from '@site/kernel/plurals';

export interface EventDialogProps {
  event: ManagedEventDetails;
  /** Trainers to choose from. */
  trainers: EventChoices['trainers'];
  onClose: () => void;
}

/** Sentence that says how many people get an e-mail. */
export const recipientsOf = ({ concerned }: ManagedEventDetails): string =>
  concerned === 0
    ? 'Никто ещё не\u00a0записан, письма не\u00a0уйдут.'
    : `Письмо получат: ${formatCount(concerned, ['человек', 'человека', 'человек'])}.`;
