import { IconButton } from '@site/ui/button';
import type { useScroller } from '@site/ui/carousel';
import { Switch } from '@site/ui/choice';
import { iconChevronLeft, iconChevronRight } from '@site/ui/icons';
import css from './comparison.module.css';

interface ComparisonControlsProps {
  /** Null when all products fit. */
  ends: ReturnType<typeof useScroller>['ends'];
  comparable: boolean;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  onMove: (items: number) => void;
}

export function ComparisonControls({
  comparable,
  onlyDifferences,
  onOnlyDifferences,
  ends,
  onMove,
}: ComparisonControlsProps) {
  return (
    <div className={css.controls} data-print="hide">
      {comparable && (
        <Switch
          label="Только различия"
          checked={onlyDifferences}
          onChange={(event) => onOnlyDifferences(event.target.checked)}
        />
      )}
      {ends && (
        <div className={css.arrows}>
          <IconButton
            variant="outline"
            icon={iconChevronLeft}
            label="Предыдущий товар"
            aria-disabled={ends.start}
            onClick={() => onMove(-1)}
          />
          <IconButton
            variant="outline"
            icon={iconChevronRight}
            label="Следующий товар"
            aria-disabled={ends.end}
            onClick={() => onMove(1)}
          />
        </div>
      )}
    </div>
  );
}
