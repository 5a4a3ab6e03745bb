import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { list as listCss } from '../list/index.ts';
import type { useFound } from '../search/index.ts';

interface LibraryFoundProps<Item> {
  /** Begin of «Новую фотографию загружают», «Фотографий пока нет» and «Не удалось загрузить фотографии». */
  words: { upload: string; none: string; failed: string };
  search: string;
  state: ReturnType<typeof useFound<Item>>;
  /** Each item has one button. */
  children: ReactNode;
}

/** The frame of files that a search in the media library has found: where to upload, how many, failure, more. */
export function LibraryFound<Item>({ words, search, state, children }: LibraryFoundProps<Item>) {
  const { found, isLoading, isFailed, isLoadingMore, hasMore, showMore, retry } = state;
  const items = useRef<HTMLDivElement>(null);
  /** Index of the first added item, which takes the focus from the button that added it. */
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null || isLoading) return;
    items.current?.querySelectorAll('button')[added.current]?.focus();
    added.current = null;
  }, [isLoading]);

  const status = () => {
    if (isFailed) return '';
    if (!found || (isLoading && !isLoadingMore)) return 'Ищем…';
    if (found.total > 0) return `Найдено: ${formatNumber(found.total)}`;
    return search ? 'Ничего не\u00a0нашлось' : `${words.none} пока нет`;
  };
  return (
    <>
      <p className={listCss.quiet}>
        {`${words.upload} загружают в\u00a0разделе `}
        <TextLink href={paths.staffSection('media')} target="_blank">
          «Фотографии, видео и&nbsp;документы»
        </TextLink>
      </p>
      <p className={listCss.quiet} role="status">
        {status()}
      </p>
      <div ref={items} aria-busy={isLoading}>
        {children}
      </div>
      {isFailed && <RetryAlert onRetry={retry}>{`Не\u00a0удалось загрузить ${words.failed}`}</RetryAlert>}
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
