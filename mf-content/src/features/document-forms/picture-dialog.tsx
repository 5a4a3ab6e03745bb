import type { LibraryPicture } from '@site/contracts/manage-content';
import type { LibraryMedium } from '@site/contracts/manage-media';
import { formatNumber } from '@site/kernel/numbers';
import { list } from '@site/staff/list';
import { LibraryChoice } from '@site/staff/photographs';
import { PictureTiles } from '@site/staff/picture-tiles';
import { DialogSearch } from '@site/staff/search';
import { Chip, ChipList } from '@site/ui/chip';
import { Dialog } from '@site/ui/dialog';
import { createContext, use, useState } from 'react';
import css from './document-forms.module.css';

/** The drawn scenes that documents can show. */
export const LibraryContext = createContext<readonly LibraryPicture[]>([]);

export type Picked = LibraryPicture | LibraryMedium;

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
        <DialogSearch
          label={isUploaded ? 'Имя файла или\u00a0описание' : 'Что на\u00a0картинке'}
          value={search}
          onChange={setSearch}
        />
        {isUploaded ? (
          <LibraryChoice type="picture" search={search.trim()} chosen={[chosen.file]} ratio="4 / 3" onPick={onPick} />
        ) : (
          <Drawn search={search} chosen={chosen.scene} onPick={onPick} />
        )}
      </div>
    </Dialog>
  );
}

const normal = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').trim();

interface DrawnProps {
  search: string;
  /** Empty: a photograph is chosen. */
  chosen: string;
  onPick: (picked: LibraryPicture) => void;
}

function Drawn({ search, chosen, onPick }: DrawnProps) {
  const words = normal(search).split(' ');
  const found = use(LibraryContext).filter(({ title }) => words.every((word) => normal(title).includes(word)));
  return (
    <>
      <p className={list.quiet} role="status">
        {found.length === 0 ? 'Ничего не\u00a0нашлось' : `Найдено: ${formatNumber(found.length)}`}
      </p>
      <PictureTiles
        tiles={found.map((one) => ({ ...one, id: one.scene }))}
        chosen={[chosen]}
        ratio="12 / 5"
        onPick={onPick}
      />
    </>
  );
}
