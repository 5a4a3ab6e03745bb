import type { LibraryMedium } from '@site/contracts/manage-media';
import { paths } from '@site/contracts/paths';
import { formatDuration } from '@site/kernel/duration';
import { formatNumber } from '@site/kernel/numbers';
import { useApi } from '@site/runtime';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useCallback, useEffect, useRef } from 'react';
import { list as listCss } from '../list/index.ts';
import { PictureTiles } from '../picture-tiles/index.ts';
import { useFound } from '../search/index.ts';

export type LibraryType = 'photo' | 'video';

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
  video: { upload: 'Новое видео', none: 'Видео', failed: 'видео' },
};

/** The description, and the duration of a video. */
const noteOf = ({ alt, seconds }: LibraryMedium) => (seconds === null ? alt : `${alt}, ${formatDuration(seconds)}`);

/** Photographs or videos of the media library that match a search, to choose from. */
export function LibraryChoice(props: LibraryChoiceProps) {
  const { type = 'photo', search, chosen, ratio, onPick, onPickAll } = props;
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/library/', { query: { type, ...query } }),
    [api, type],
  );
  const { found, isLoading, isFailed, isLoadingMore, hasMore, showMore, retry } = useFound(search, read);
  const tiles = useRef<HTMLDivElement>(null);
  /** Index of the first added tile, which takes the focus from the button that added it. */
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null || isLoading) return;
    tiles.current?.querySelectorAll('button')[added.current]?.focus();
    added.current = null;
  }, [isLoading]);

  const status = () => {
    if (isFailed) return '';
    if (!found || (isLoading && !isLoadingMore)) return 'Ищем…';
    if (found.total > 0) return `Найдено: ${formatNumber(found.total)}`;
    return search ? 'Ничего не\u00a0нашлось' : `${words[type].none} пока нет`;
  };
  return (
    <>
      <p className={listCss.quiet}>
        {`${words[type].upload} загружают в\u00a0разделе `}
        <TextLink href={paths.staffSection('media')} target="_blank">
          «Фотографии, видео и&nbsp;документы»
        </TextLink>
      </p>
      <p className={listCss.quiet} role="status">
        {status()}
      </p>
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
      <div ref={tiles} aria-busy={isLoading}>
        {(found || isLoading) && (
          <PictureTiles
            tiles={found?.items.map((one) => ({ ...one, id: one.name, title: one.name, note: noteOf(one) }))}
            chosen={chosen}
            ratio={ratio}
            onPick={onPick}
          />
        )}
      </div>
      {isFailed && <RetryAlert onRetry={retry}>{`Не\u00a0удалось загрузить ${words[type].failed}`}</RetryAlert>}
      {hasMore && (
        <div>
          <Button
            variant="secondary"
            loading={isLoadingMore}
            onClick={() => {
              added.current = found?.items.length ?? null;
              showMore();
            }}
          >
            Показать ещё
          </Button>
        </div>
      )}
    </>
  );
}
