import { paths } from '@site/contracts/paths';
import { text } from './page-row.ts';

/** Returns the anchor of a block by its position on the page. */
export const blockAt = (place: number) => `#b${place}`;

/** Options of a landing page: no footer, so that links do not distract from its goal. */
export const alone = { parent_path: paths.landings(), nofooter: true } as const;

/** Note with the date on which the page was checked against the catalogue and the terms of sale. */
export const checked = (what: string) =>
  text(`Редакция от 23 ноября 2026 года. ${what} Информация не является публичной офертой.`);
