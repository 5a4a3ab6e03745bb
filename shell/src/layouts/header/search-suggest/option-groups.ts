import { paths } from '@site/contracts/paths';
import type { SearchGroup, SuggestResponse } from '@site/contracts/search';
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
  isMatch?: boolean;
}

export interface OptionGroup {
  /** Absent for the group with the link to all results. */
  label?: string;
  options: SuggestOption[];
}

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

/** Number of catalogue sections; with six the panel fits a laptop's screen. */
const SECTIONS = 6;

/** Options for an empty field: recent queries and catalogue sections. */
export const initialGroups = (history: readonly string[], menu: readonly MenuItem[]): OptionGroup[] => [
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

/** Groups in the order of their best suggestion, then the link to all results. */
export function foundGroups({ query, items, total }: SuggestResponse): OptionGroup[] {
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
