import type { LibraryMedium } from '@site/contracts/manage-media';
import { formatDuration } from '@site/kernel/duration';
import { useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useCallback } from 'react';
import { PictureTiles } from '../picture-tiles/index.ts';
import { useFound } from '../search/index.ts';
import { LibraryFound } from './library-found.tsx';

/** `picture`: photographs and drawings. */
export type LibraryType = 'photo' | 'picture' | 'video';

interface LibraryChoiceProps {
  type?: LibraryType;
  search: string;
  /** Names of the chosen ones. */
  chosen: readonly string[];
  /** Width by height of a tile: `4 / 3`. */
  ratio: string;
  onPick: (medium: LibraryMedium) => void;
  /** Several are marked: picks all that are shown. */
  onPickAll?: (media: readonly LibraryMedium[]) => void;
}

const words = {
  photo: { upload: 'Новую фотографию', none: 'Фотографий', failed: 'фотографии' },
  picture: {
    upload: 'Новую фотографию или чертёж',
    none: 'Фотографий и\u00a0чертежей',
    failed: 'фотографии и\u00a0чертежи',
  },
  video: { upload: 'Новое видео', none: 'Видео', failed: 'видео' },
};

/** The description, and the duration of a video. */
const noteOf = ({ alt, seconds }: LibraryMedium) => (seconds === null ? alt : `${alt}, ${formatDuration(seconds)}`);

/** Pictures or videos of the media library that match a search, to choose from. */
export function LibraryChoice(props: LibraryChoiceProps) {
  const { type = 'photo', search, chosen, ratio, onPick, onPickAll } = props;
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/library/', { query: { type, ...query } }),
    [api, type],
  );
  const state = useFound(search, read);
  const { found, isLoading } = state;
  return (
    <>
      {onPickAll && found && found.items.length > 1 && (
        <div>
          <Button
            size="small"
            variant="secondary"
            disabled={isLoading || found.items.every(({ name }) => chosen.includes(name))}
            onClick={() => onPickAll(found.items)}
          >
            {`Отметить все: ${found.items.length}`}
          </Button>
        </div>
      )}
      <LibraryFound words={words[type]} search={search} state={state}>
        {(found || isLoading) && (
          <PictureTiles
            tiles={found?.items.map((one) => ({ ...one, id: one.name, title: one.name, note: noteOf(one) }))}
            chosen={chosen}
            ratio={ratio}
            onPick={onPick}
          />
        )}
      </LibraryFound>
    </>
  );
}
