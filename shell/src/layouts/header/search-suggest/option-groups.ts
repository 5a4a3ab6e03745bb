import { paths } from '@site/contracts/paths';
import type { SearchGroup, SuggestAnswer } from '@site/contracts/search';
import type { MenuItem } from '@site/contracts/site-data';
import { formatNumber } from '@site/kernel/numbers';
import { groupLabels } from '@site/shop/search';
import {
  iconAcademy,
  iconBox,
  iconClock,
  iconFile,
  iconGrid,
  iconList,
  iconMapPin,
  iconQuestion,
  iconSearch,
  type IconShape,
} from '@site/ui/icons';

export interface SuggestOption {
  href: string;
  title: string;
  note?: string;
  picture?: string | null;
  icon?: IconShape;
  /** What was typed is marked in it. */
  isMatch?: boolean;
}

export interface OptionGroup {
  /** The way to all results is a group without a name. */
  label?: string;
  options: SuggestOption[];
}

/** What stands for a suggestion without a picture. */
const icons: Record<SearchGroup, IconShape> = {
  products: iconBox,
  categories: iconGrid,
  sections: iconList,
  faq: iconQuestion,
  documents: iconFile,
  news: iconList,
  training: iconAcademy,
  partners: iconMapPin,
};

/** Enough to go on by, and the panel still fits a laptop's screen. */
const SECTIONS = 6;

/** Before anything is typed: what the visitor looked for last, and where most begin. */
export const beginnings = (history: readonly string[], menu: readonly MenuItem[]): OptionGroup[] => [
  ...(history.length
    ? [
        {
          label: 'Вы\u00a0искали',
          options: history.map((query) => ({ href: paths.search(query), title: query, icon: iconClock })),
        },
      ]
    : []),
  {
    label: 'Разделы каталога',
    options: menu.slice(0, SECTIONS).map(({ title, url }) => ({ href: url, title, icon: iconGrid })),
  },
];

/** Kinds in the order of their best suggestion, and last the way to everything that was found. */
export function foundGroups({ query, items, total }: SuggestAnswer): OptionGroup[] {
  if (items.length === 0) return [];
  const kinds = [...new Set(items.map(({ group }) => group))];
  const groups = kinds.map((kind) => ({
    label: groupLabels[kind],
    options: items
      .filter(({ group }) => group === kind)
      .map(({ title, url, note, picture }) => ({ href: url, title, note, picture, icon: icons[kind], isMatch: true })),
  }));
  const all = { href: paths.search(query), title: `Все результаты: ${formatNumber(total)}`, icon: iconSearch };
  return [...groups, { options: [all] }];
}
