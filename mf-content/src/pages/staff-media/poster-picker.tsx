import type { LibraryMedium } from '@site/contracts/manage-media';
import { PhotographPicker } from '@site/staff/photographs';
import type { PictureData } from '@site/ui/picture';

interface PosterPickerProps {
  poster: { name: string; picture: PictureData | null } | null;
  error?: string | null | undefined;
  onPick: (poster: LibraryMedium) => void;
}

/** The photograph that a video shows before it plays. */
export const PosterPicker = ({ poster, error, onPick }: PosterPickerProps) => (
  <PhotographPicker
    legend="Заставка"
    hint="Фотография, которую видно до&nbsp;начала видео"
    name={poster?.name ?? ''}
    picture={poster?.picture}
    none="Фотография не&nbsp;выбрана"
    ratio="16 / 9"
    error={error ?? undefined}
    onPick={onPick}
  />
);
