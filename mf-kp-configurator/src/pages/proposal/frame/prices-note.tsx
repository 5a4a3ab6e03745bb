import type { Proposal } from '@site/contracts/proposals';
import { toast } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { PricesDialog } from '../../../features/prices/prices-dialog.tsx';
import { useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { useDraft } from '../editor/draft-context.ts';

/** Offers today's prices when the stored ones are older than a week; they apply after their differences were shown. */
export function PricesNote({ proposal }: { proposal: Pick<Proposal, 'slug' | 'number' | 'prices_outdated'> }) {
  const { state } = useEditor();
  const { autosave } = useDraft();
  const { saving } = useSnapshot(state);
  const [isOutdated, setOutdated] = useState(proposal.prices_outdated);
  const [asking, setAsking] = useState(false);

  function renewed(next: Proposal) {
    autosave.renewed(next);
    setAsking(false);
    setOutdated(false);
    toast.success('Цены обновлены');
  }

  if (!isOutdated) return null;
  return (
    <>
      <Alert
        tone="warning"
        title="Ценам больше недели"
        actions={
          // The comparison uses saved data, so pending input must be saved first.
          <Button size="small" variant="secondary" disabled={saving.kind !== 'saved'} onClick={() => setAsking(true)}>
            Обновить цены
          </Button>
        }
      >
        Посмотрите, что изменят сегодняшние: пока вы&nbsp;не&nbsp;согласитесь, цены останутся прежними.
      </Alert>
      {asking && <PricesDialog proposal={proposal} onDone={renewed} onClose={() => setAsking(false)} />}
    </>
  );
}
