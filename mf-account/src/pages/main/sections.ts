import type { DashboardPageData } from '@site/contracts/dashboard';
import { may, type Person } from '@site/contracts/permissions';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { iconAcademy, iconBox, iconGrid, iconParking, type IconShape } from '@site/ui/icons';

export interface Section {
  icon: IconShape;
  title: string;
  text: string;
  url: string;
}

const ordersText = (open: number) =>
  open > 0
    ? `${formatCount(open, ['заказ', 'заказа', 'заказов'])} в\u00a0работе. История, документы и\u00a0повтор заказа.`
    : 'История, документы и\u00a0повтор заказа.';

/** Returns the address of the counted orders: all of the company's for a person who may act for it. */
const ordersUrl = (person: Person | null, open: number) =>
  paths.accountOrders(open > 0 && may(person, 'orders.act_for_company') ? { by: 'company' } : {});

const proposals: Section = {
  icon: iconParking,
  title: 'Коммерческие предложения',
  text: 'Подбор оборудования для парковки и\u00a0предложения вашим клиентам.',
  url: paths.proposals(),
};

/**
 * Returns the sections that the user may open; members of a company get the proposals too, where they can request
 * access.
 */
export const sectionsOf = (person: Person | null, { orders_open }: DashboardPageData): Section[] => [
  { icon: iconBox, title: 'Заказы', text: ordersText(orders_open), url: ordersUrl(person, orders_open) },
  ...(may(person, 'proposals.own') || may(person, 'company.read') ? [proposals] : []),
  {
    icon: iconGrid,
    title: 'Каталог',
    text: 'Автоматика для ворот, шлагбаумы, парковочные системы, запасные части.',
    url: paths.catalog(),
  },
  {
    icon: iconAcademy,
    title: 'Академия',
    text: 'Ближайшие курсы и\u00a0вебинары для монтажников и\u00a0партнёров.',
    url: paths.academy(),
  },
];
