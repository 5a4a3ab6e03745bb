import { Button } from '@site/ui/button';
import { Suspense, useState } from 'react';
import { VersionChangesDialog } from '../../../features/version-changes/lazy-dialog.ts';
import type { ComparedVersion } from '../../../features/version-changes/version-changes-dialog.tsx';

interface CompareVersionsProps {
  versions: readonly ComparedVersion[];
  version: number;
}

export function CompareVersions({ versions, version }: CompareVersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" data-print="hide" onClick={() => setOpen(true)}>
        Сравнить версии
      </Button>
      {open && (
        <Suspense>
          <VersionChangesDialog versions={versions} version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
