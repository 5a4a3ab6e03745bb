import type { Portrait } from '@site/contracts/manage-academy';
import { useApi } from '@site/runtime';
import { PictureTiles } from '@site/staff/picture-tiles';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { EmptyState } from '@site/ui/empty-state';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { Skeleton } from '@site/ui/skeleton';
import { useEffect, useState } from 'react';
import css from './portrait-field.module.css';

type Found = { items: readonly Portrait[]; pages: number };
type Asked = { search: string; page: number; attempt: number };

interface PortraitDialogProps {
  onPick: (portrait: Portrait) => void;
  onClose: () => void;
}

export function PortraitDialog({ onPick, onClose }: PortraitDialogProps) {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>({ search: '', page: 1, attempt: 0 });
  const [typed, setTyped] = useState('');
  /** Undefined while loading. */
  const [found, setFound] = useState<Found | 'failed' | undefined>();

  useEffect(() => {
    let isCurrent = true;
    const { search, page } = asked;
    void api.call('GET /manage/trainer-portraits/', { query: { search, page } }).then((response) => {
      if (!isCurrent) return;
      if (!response.ok) return setFound('failed');
      const { items, pages } = response.value;
      setFound((known) => ({
        items: page > 1 && known && known !== 'failed' ? [...known.items, ...items] : items,
        pages,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [api, asked]);

  function find(search: string) {
    setFound(undefined);
    setAsked(({ attempt }) => ({ search, page: 1, attempt: attempt + 1 }));
  }
  return (
    <Dialog open size="large" title="Портрет из&nbsp;библиотеки" onClose={onClose}>
      <div className={css.choose}>
        <div role="search" className={css.search}>
          <Field label="Имя файла или&nbsp;описание">
            <Input
              type="search"
              icon={iconSearch}
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                find(typed);
              }}
            />
          </Field>
          <Button variant="secondary" onClick={() => find(typed)}>
            Найти
          </Button>
        </div>
        <p className={css.hint}>Новую фотографию загружают в&nbsp;разделе «Фотографии и&nbsp;документы».</p>
        <div aria-busy={found === undefined} aria-live="polite">
          {found === undefined ? (
            <ul className={css.grid}>
              {Array.from({ length: 4 }, (_, tile) => (
                <li key={tile}>
                  <Skeleton ratio="1" />
                </li>
              ))}
            </ul>
          ) : found === 'failed' ? (
            <RetryAlert onRetry={() => find(asked.search)}>Не&nbsp;удалось загрузить фотографии</RetryAlert>
          ) : found.items.length === 0 ? (
            <EmptyState title={asked.search ? 'Ничего не\u00a0нашлось' : 'Фотографий пока нет'} />
          ) : (
            <PictureTiles
              tiles={found.items.map((portrait) => ({ ...portrait, id: portrait.name, title: portrait.name }))}
              ratio="1"
              onPick={onPick}
            />
          )}
        </div>
        {found && found !== 'failed' && asked.page < found.pages && (
          <div>
            <Button variant="secondary" onClick={() => setAsked({ ...asked, page: asked.page + 1 })}>
              Показать ещё
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
