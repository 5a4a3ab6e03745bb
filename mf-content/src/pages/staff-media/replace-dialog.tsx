import { addressOf } from '@site/contracts/endpoint-address';
import type { ManagedMedium } from '@site/contracts/manage-media';
import { FileDialog } from './file-dialog.tsx';
import { isUsed } from './medium-card.tsx';
import { accept, acceptHint, replacementMistake } from './media-mistakes.ts';

/** Replaces the content of a file; its name, description, captions and products stay. */
export function ReplaceDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, captions } = medium;
  const stays = captions
    ? 'Имя, описание и\u00a0субтитры останутся: если речь в\u00a0ролике другая, замените и\u00a0субтитры.'
    : 'Имя и\u00a0описание останутся.';
  return (
    <FileDialog
      title={`Заменить ${name}`}
      submit="Заменить"
      label="Новый файл"
      accept={accept}
      hint={acceptHint}
      mistakeOf={(file) => replacementMistake(file, name)}
      address={addressOf('POST /manage/media/{name}/replace/', { params: { name } })}
      done="Файл заменён"
      onClose={onClose}
    >
      <p>{isUsed(medium) ? `${stays} Новый файл сразу появится везде, где он показан.` : stays}</p>
    </FileDialog>
  );
}
