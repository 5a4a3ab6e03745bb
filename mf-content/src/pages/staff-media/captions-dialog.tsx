import { addressOf } from '@site/contracts/endpoint-address';
import type { ManagedMedium } from '@site/contracts/manage-media';
import { CAPTIONS_FORMAT } from '@site/contracts/media-files';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { FileDialog } from './file-dialog.tsx';
import { captionsHint, captionsMistake } from './media-mistakes.ts';
import css from './staff-media.module.css';

/** Adds, replaces or removes the captions of a video. */
export function CaptionsDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, captions } = medium;
  const api = useApi();
  const [isRemoving, setRemoving] = useState(false);

  if (isRemoving)
    return (
      <ConfirmDecision
        title="Удалить субтитры?"
        confirm="Удалить"
        danger
        send={() => api.call('POST /manage/media/{name}/captions/remove/', { params: { name } })}
        done="Субтитры удалены"
        onClose={onClose}
      >
        {`Видео ${name} останется без субтитров. Вернуть их можно будет, только загрузив ещё раз.`}
      </ConfirmDecision>
    );

  return (
    <FileDialog
      title={`Субтитры: ${name}`}
      submit={captions ? 'Заменить' : 'Загрузить'}
      label="Файл субтитров"
      accept={`.${CAPTIONS_FORMAT}`}
      hint={captionsHint}
      mistakeOf={captionsMistake}
      address={addressOf('POST /manage/media/{name}/captions/', { params: { name } })}
      done="Субтитры загружены"
      onClose={onClose}
    >
      {captions ? (
        <div className={css.buttons}>
          <TextLink href={captions} target="_blank">
            Открыть субтитры
          </TextLink>
          <Button size="small" variant="ghost" onClick={() => setRemoving(true)}>
            Удалить субтитры
          </Button>
        </div>
      ) : (
        <p>
          Субтитры нужны видео с&nbsp;речью: без них его не&nbsp;поймут те, кто не&nbsp;слышит или смотрит без звука.
        </p>
      )}
    </FileDialog>
  );
}
