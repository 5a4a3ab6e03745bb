import { paths } from '@site/contracts/paths';
import { text } from './page-row.ts';

/** A block of this page: it is known by its place. */
export const blockAt = (place: number) => `#b${place}`;

/** A landing has one goal: what leads away from it is left out. */
export const alone = { parent_path: paths.landings(), nofooter: true } as const;

/** When what a landing promises was compared with the catalogue and the terms of sale. */
export const checked = (what: string) =>
  text(`Редакция от 23 ноября 2026 года. ${what} Информация не является публичной офертой.`);
