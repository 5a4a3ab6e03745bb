import type { LibraryPhotograph, LibraryPicture } from '@site/contracts/manage-content';
import { paths } from '@site/contracts/paths';
import { list } from '@site/staff/list';
import { PictureTiles } from '@site/staff/picture-tiles';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Chip, ChipList } from '@site/ui/chip';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { TextLink } from '@site/ui/link';
import { Skeleton } from '@site/ui/skeleton';
import { createContext, use, useEffect, useRef, useState } from 'react';
import css from './document-forms.module.css';
import { usePhotographs } from './use-photographs.ts';

/** The drawn scenes that documents can show. */
export const LibraryContext = createContext<readonly LibraryPicture[]>([]);

export type Picked = LibraryPicture | LibraryPhotograph;

interface GroupProps {
  search: string;
  /** Name of the chosen picture of this group; empty: the other group has it. */
  chosen: string;
  onPick: (picked: Picked) => void;
}

interface PictureDialogProps {
  /** Names of a scene and of a photograph, one of them empty. */
  chosen: { scene: string; file: string };
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

/** Offers the drawn scenes and the uploaded photographs. */
export function PictureDialog({ chosen, onPick, onClose }: PictureDialogProps) {
  const [isUploaded, setUploaded] = useState(chosen.file !== '');
  const [search, setSearch] = useState('');
  return (
    <Dialog open size="large" title="Библиотека картинок" onClose={onClose}>
      <div className={css.library}>
        <ChipList role="group" aria-label="Какие картинки">
          <Chip pressed={!isUploaded} onClick={() => setUploaded(false)}>
            Рисунки сайта
          </Chip>
          <Chip pressed={isUploaded} onClick={() => setUploaded(true)}>
            Загруженные фотографии
          </Chip>
        </ChipList>
        <Field label={isUploaded ? 'Имя файла или\u00a0описание' : 'Что на\u00a0картинке'}>
          <Input
            type="search"
            icon={iconSearch}
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
            // The dialog is inside of the document’s form: Enter would save the document.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
        {isUploaded ? (
          <Uploaded search={search.trim()} chosen={chosen.file} onPick={onPick} />
        ) : (
          <Drawn search={search} chosen={chosen.scene} onPick={onPick} />
        )}
      </div>
    </Dialog>
  );
}

const NOTHING = 'Ничего не\u00a0нашлось';
const normal = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').trim();

function Drawn({ search, chosen, onPick }: GroupProps) {
  const words = normal(search).split(' ');
  const found = use(LibraryContext).filter(({ title }) => words.every((word) => normal(title).includes(word)));
  return (
    <>
      <p className={list.quiet} role="status">
        {found.length === 0 ? NOTHING : `Найдено: ${found.length}`}
      </p>
      <PictureTiles
        tiles={found.map((one) => ({ ...one, id: one.scene }))}
        chosen={chosen}
        ratio="12 / 5"
        onPick={onPick}
      />
    </>
  );
}

function Uploaded({ search, chosen, onPick }: GroupProps) {
  const { found, isLoading, isFailed, isLoadingMore, hasMore, showMore, retry } = usePhotographs(search);
  const tiles = useRef<HTMLDivElement>(null);
  /** Index of the first added photograph, which takes the focus from the button that added it. */
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null || isLoading) return;
    tiles.current?.querySelectorAll('button')[added.current]?.focus();
    added.current = null;
  }, [isLoading]);

  const status = () => {
    if (isFailed) return '';
    if (!found || (isLoading && !isLoadingMore)) return 'Ищем…';
    if (found.total > 0) return `Найдено: ${found.total}`;
    return search ? NOTHING : 'Фотографий пока нет';
  };
  return (
    <>
      <p className={list.quiet}>
        {'Новую фотографию загружают в\u00a0разделе '}
        <TextLink href={paths.staffSection('media')} target="_blank">
          «Фотографии и&nbsp;документы»
        </TextLink>
      </p>
      <p className={list.quiet} role="status">
        {status()}
      </p>
      <div ref={tiles} aria-busy={isLoading}>
        {found ? (
          <PictureTiles
            tiles={found.items.map((one) => ({ ...one, id: one.name, title: one.name, note: one.alt }))}
            chosen={chosen}
            ratio="4 / 3"
            onPick={onPick}
          />
        ) : (
          isLoading && <Skeleton ratio="4" />
        )}
      </div>
      {isFailed && <RetryAlert onRetry={retry}>Не&nbsp;удалось загрузить фотографии</RetryAlert>}
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
