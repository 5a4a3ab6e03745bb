import type { LibraryMedium } from '@site/contracts/manage-media';
import { formatNumber } from '@site/kernel/numbers';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import type { LibraryButtonProps } from './library-button.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import css from './photographs.module.css';

interface LibraryMarksProps extends Omit<LibraryButtonProps, 'onPick'> {
  /** `names`: the former ones in their order, then the added ones in the order of their file names. */
  onConfirm: (names: string[], added: readonly LibraryMedium[]) => void;
}

interface Marks {
  added: ReadonlyMap<string, LibraryMedium>;
  removed: ReadonlySet<string>;
}
const NONE: Marks = { added: new Map(), removed: new Set() };

/** Opens a dialog to mark several photographs or videos of the media library, confirmed together. */
export function LibraryMarks({ label, name, chosen, onConfirm, ...choice }: LibraryMarksProps) {
  // Kept until they are confirmed, also while the dialog is closed.
  const [{ added, removed }, setMarks] = useState(NONE);
  const kept = chosen.filter((one) => !removed.has(one));
  const fresh = [...added.values()]
    .filter((one) => !chosen.includes(one.name))
    // 2 before 10.
    .sort((one, other) => one.name.localeCompare(other.name, 'ru', { numeric: true }));
  const marked = [...kept, ...fresh.map((one) => one.name)];

  const mark = (media: readonly LibraryMedium[]) => {
    const names = new Set(media.map((one) => one.name));
    setMarks({
      added: new Map([...added, ...media.map((one) => [one.name, one] as const)]),
      removed: new Set([...removed].filter((one) => !names.has(one))),
    });
  };
  const unmark = (one: string) =>
    setMarks({
      added: new Map([...added].filter(([other]) => other !== one)),
      removed: new Set([...removed, one]),
    });
  return (
    <LibraryDialog
      label={label}
      name={name}
      footer={(close) => (
        <>
          <p className={css.count} role="status">{`Выбрано: ${formatNumber(marked.length)}`}</p>
          <Button
            onClick={() => {
              close();
              onConfirm(marked, fresh);
              setMarks(NONE);
            }}
          >
            Готово
          </Button>
        </>
      )}
    >
      {(search) => (
        <LibraryChoice
          {...choice}
          search={search}
          chosen={marked}
          onPick={(one) => (marked.includes(one.name) ? unmark(one.name) : mark([one]))}
          onPickAll={mark}
        />
      )}
    </LibraryDialog>
  );
}
