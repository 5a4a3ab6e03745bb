import type { Block, PartnerCard } from '@site/contracts/blocks';
import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { listed } from '@site/kernel/listed';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { carParkOf } from '@site/kp-rules/car-park-scheme';
import { equipmentList } from '@site/kp-rules/equipment-list';
import type { ProjectRow } from './project-repository.ts';

type Project = Omit<ProjectRow, 'id'>;

/** The measured figures of a car park. */
function figuresOf({ parking }: Project): [string, string][] {
  if (!parking) return [];
  const { structure, lanes } = parking.scheme;
  const count = (kind: (typeof lanes)[number]['kind']) => lanes.filter((lane) => lane.kind === kind).length;
  const figures: [string, number | null | undefined][] = [
    ['Машиномест', structure.spaces],
    ['Посещений в\u00a0сутки', structure.visits_per_day],
    ['Въездов', count('entry')],
    ['Выездов', count('exit')],
    ['Реверсивных проездов', count('reversible')],
  ];
  return [
    ...figures.flatMap(([name, value]): [string, string][] => (value ? [[name, formatNumber(value)]] : [])),
    ...(parking.days
      ? [['Срок монтажа', formatCount(parking.days, ['день', 'дня', 'дней'])] satisfies [string, string]]
      : []),
  ];
}

const facts = (project: Project): StoredBlock => ({
  type: 'table',
  caption: 'О\u00a0проекте',
  columns: [
    { title: 'Параметр', align: 'left' },
    { title: 'Значение', align: 'left' },
  ],
  rows: [
    ['Город', project.city],
    ['Объект', project.object_type],
    ['Направления', listed(project.directions)],
    ['Год', String(project.year)],
    ...figuresOf(project),
  ].filter(([, value]) => value),
});

/** Blocks of a project's structured fields. */
export function fieldBlocks(project: Project): StoredBlock[] {
  const { gallery: pictures, parking } = project;
  const articles = project.equipment.length > 0 ? project.equipment : installed(project).map(({ article }) => article);
  const blocks = [facts(project)];
  if (pictures.length > 0) blocks.push({ type: 'gallery', pictures, view: 'grid', lightbox: true });
  if (articles.length > 0)
    blocks.push({
      type: 'products',
      title: 'Оборудование проекта',
      source: { kind: 'articles', articles },
      limit: articles.length,
    });
  if (parking) blocks.push(repeatBlock(project));
  return blocks;
}

/** The devices of the project's car park with their quantities. */
const installed = ({ parking }: Project) => (parking ? equipmentList(carParkOf(parking.scheme)) : []);

const repeatBlock = ({ slug }: Project): StoredBlock => ({
  type: 'cta',
  title: 'Такая же парковка для\u00a0вашего объекта',
  text: 'Конфигуратор откроет схему проекта: измените её под\u00a0свой объект и\u00a0посмотрите состав, план и\u00a0смету.',
  button: { label: 'Повторить эту схему', url: paths.configurator({ project: slug }) },
  background: 'light',
});

/** The quantities of the project's devices that are on sale, which the cards of products do not show. */
export function quantitiesBlock(project: Project, products: readonly Pick<ProductCard, 'article' | 'name'>[]): Block[] {
  const nameOf = new Map(products.map(({ article, name }) => [article, name]));
  const rows = installed(project).flatMap(({ article, qty }) => {
    const name = nameOf.get(article);
    return name === undefined ? [] : [[name, article, formatNumber(qty)]];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'equipment',
      type: 'table',
      caption: 'Состав оборудования',
      columns: [
        { title: 'Наименование', align: 'left' },
        { title: 'Артикул', align: 'left' },
        { title: 'Количество', align: 'right' },
      ],
      rows,
    },
  ];
}

export const partnerBlock = (card: PartnerCard): Block => ({
  id: 'partner',
  type: 'partners',
  title: 'Проект выполнил партнёр',
  items: [card],
});
