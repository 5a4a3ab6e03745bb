import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { formatSum } from '../../features/sums/sums.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

export interface ProposalDialogProps {
  proposal: ManagedProposal;
  onClose: () => void;
}

export function ProposalDecisions({ proposal }: { proposal: ManagedProposal }) {
  const [deciding, setDeciding] = useState<'approve' | 'return' | 'discount' | null>(null);
  const close = () => setDeciding(null);
  return (
    <>
      {proposal.status === 'moderation' && (
        <DecisionBar>
          <Button onClick={() => setDeciding('approve')}>Согласовать</Button>
          <Button variant="secondary" onClick={() => setDeciding('return')}>
            Вернуть
          </Button>
          <Button variant="secondary" onClick={() => setDeciding('discount')}>
            Скидка партнёру
          </Button>
        </DecisionBar>
      )}
      {deciding === 'approve' && <ApproveDialog proposal={proposal} onClose={close} />}
      {deciding === 'return' && <ReturnDialog proposal={proposal} onClose={close} />}
      {deciding === 'discount' && <DiscountDialog proposal={proposal} onClose={close} />}
    </>
  );
}

function ApproveDialog({ proposal: { slug, number, company, total }, onClose }: ProposalDialogProps) {
  const api = useApi();
  return (
    <ConfirmDecision
      title={`Согласовать ${number}?`}
      confirm="Согласовать"
      done="Предложение согласовано"
      send={() => api.call('POST /manage/proposals/{number}/approve/', { params: { number: slug } })}
      onClose={onClose}
    >
      {`${company}, ${formatSum(total)}. Автор получит письмо и\u00a0сможет отправить предложение заказчику.`}
    </ConfirmDecision>
  );
}
