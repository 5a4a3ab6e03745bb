import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { Picture, type PictureData } from '@site/ui/picture';
import { Skeleton } from '@site/ui/skeleton';
import css from './picture-tiles.module.css';

interface Tile {
  id: string;
  title: string;
  /** A second line. */
  note?: string;
  picture: PictureData;
}

interface PictureTilesProps<T extends Tile> {
  /** Undefined while they load. */
  tiles: readonly T[] | undefined;
  /** Ids of the chosen ones; absent: the tiles are no choice that stays. */
  chosen?: readonly string[] | undefined;
  /** Width by height: `12 / 5`. */
  ratio: string;
  onPick: (tile: T) => void;
}

const PLACEHOLDERS = 4;

/** Pictures to choose one from. */
export const PictureTiles = <T extends Tile>({ tiles, chosen, ratio, onPick }: PictureTilesProps<T>) => (
  <ul className={css.tiles}>
    {tiles?.map((tile) => (
      <li key={tile.id}>
        <button
          type="button"
          className={css.tile}
          aria-pressed={chosen?.includes(tile.id)}
          onClick={() => onPick(tile)}
        >
          <span className={css.picture} style={{ aspectRatio: ratio }}>
            <Picture picture={tile.picture} fit="cover" decorative sizes="12rem" />
            <span className={css.mark}>
              <Icon shape={iconCheck} size={20} />
            </span>
          </span>
          <span>{tile.title}</span>
          {tile.note && <span className={css.note}>{` ${tile.note}`}</span>}
        </button>
      </li>
    )) ??
      Array.from({ length: PLACEHOLDERS }, (_, place) => (
        <li key={place}>
          <Skeleton ratio={ratio} />
        </li>
      ))}
  </ul>
);
