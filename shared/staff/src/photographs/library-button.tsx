import type { LibraryMedium } from '@site/contracts/manage-media';
import { LibraryChoice, type LibraryType } from './library-choice.tsx';
import { LibraryDialog } from './library-dialog.tsx';

export interface LibraryButtonProps {
  /** Label of the field. */
  label: string;
  /** Path of the field, to which the form leads a mistake. */
  name?: string;
  type?: LibraryType;
  /** Names of the chosen ones. */
  chosen: readonly string[];
  /** Width by height of a tile: `4 / 3`. */
  ratio: string;
  onPick: (medium: LibraryMedium) => void;
}

/** Opens a dialog to find and choose a photograph or a video of the media library. */
export const LibraryButton = ({ label, name, onPick, ...choice }: LibraryButtonProps) => (
  <LibraryDialog label={label} name={name}>
    {(search, close) => (
      <LibraryChoice
        {...choice}
        search={search}
        onPick={(medium) => {
          close();
          onPick(medium);
        }}
      />
    )}
  </LibraryDialog>
);
