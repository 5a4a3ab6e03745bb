import { paths } from '@site/contracts/paths';
import type { PublicLine, PublicProposal } from '@site/contracts/public-proposal';
import { formatDate } from '@site/kernel/dates';
import { Button, ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { iconCheck, iconDownload } from '@site/ui/icons';
import { formatSum } from '../../features/sums/sums.ts';
import css from './public-proposal.module.css';

/** The reply that the customer is about to send. */
export type Asking = { what: 'accept' } | { what: 'reject' } | { what: 'question'; line: PublicLine | null };

interface AnswerCardProps {
  /** Secret of the link. */
  id: string;
  proposal: PublicProposal;
  onAsk: (asking: Asking) => void;
}

/** Total and reply buttons: beside the offer on a wide screen, before it on a phone. */
export function AnswerCard({ id, proposal: { standing, totals, valid_until, is_own }, onAsk }: AnswerCardProps) {
  const isOpen = standing === 'open';
  const mayAnswer = isOpen && !is_own;
  return (
    <aside className={css.aside} aria-label="Ответ на&nbsp;предложение">
      <Panel>
        <p className={css.total}>
          Всего <strong>{formatSum(totals.total)}</strong>
        </p>
        <p className={css.facts}>{totals.vat.text}</p>
        {isOpen && <p className={css.facts}>Цены действуют до&nbsp;{formatDate(valid_until)}</p>}
        <div className={css.buttons} data-print="hide">
          {mayAnswer && (
            <Button iconStart={iconCheck} onClick={() => onAsk({ what: 'accept' })}>
              Принять предложение
            </Button>
          )}
          <ButtonLink variant="secondary" iconStart={iconDownload} href={paths.proposalViewPdf(id)} download>
            Скачать PDF
          </ButtonLink>
          {!is_own && (
            <Button variant="secondary" onClick={() => onAsk({ what: 'question', line: null })}>
              Задать вопрос
            </Button>
          )}
          {mayAnswer && (
            <Button variant="ghost" onClick={() => onAsk({ what: 'reject' })}>
              Отклонить
            </Button>
          )}
        </div>
      </Panel>
    </aside>
  );
}
