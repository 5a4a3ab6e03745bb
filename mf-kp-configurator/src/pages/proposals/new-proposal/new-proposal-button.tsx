import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { useState } from 'react';
import { NewProposalDialog } from './new-proposal-dialog.tsx';

export function NewProposalButton({ hasProposals }: { hasProposals: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={iconPlus} onClick={() => setOpen(true)}>
        Новое предложение
      </Button>
      {open && <NewProposalDialog hasProposals={hasProposals} onClose={() => setOpen(false)} />}
    </>
  );
}
