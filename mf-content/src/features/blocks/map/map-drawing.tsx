import { Icon } from '@site/ui/icon';
import { iconMapPin } from '@site/ui/icons';
import type { Coordinates } from './maps-service.ts';
import { pinPlaces } from './pin-places.ts';
import css from './map-drawing.module.css';

/** In the place of the map until it is wanted: streets of no town, and the pins where they are to each other. */
export const MapDrawing = ({ points }: { points: readonly Coordinates[] }) => (
  <div className={css.drawing} aria-hidden="true">
    <svg viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" className={css.streets}>
      <path className={css.green} d="M720 0h210l-60 130-170-30zM60 330l170-40 70 190H60z" />
      <path className={css.water} d="M-20 210c180-70 290 60 470 40s230-140 410-110 250 90 370 40" />
      <path
        className={css.lane}
        d="M120-20 60 500M260-20l-20 520M560-20l40 520M900-20l-70 520M1090-20l-20 520M-20 90l1240-50M-20 320l1240 30M-20 420l1240-10"
      />
      <path className={css.road} d="M400-20c10 190-40 330-120 520M-20 150l1240 60M740-20c-20 200 60 330 250 520" />
    </svg>
    {pinPlaces(points).map(({ x, y }, index) => (
      <span key={index} className={css.pin} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
        <Icon shape={iconMapPin} size={32} />
      </span>
    ))}
  </div>
);
