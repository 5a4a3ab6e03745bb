import type { products } from '../src/modules/catalog/catalog-tables.ts';
import type { productVideos } from '../src/modules/catalog/catalog-tables.ts';

type Row = typeof productVideos.$inferInsert;
type Video = Pick<Row, 'file' | 'title' | 'description' | 'seconds'> & { article: string };

/** The files are made by `videos/render.ts`. */
const videos: readonly Video[] = [
  {
    article: '903BA-0040',
    file: 'shlagbaum-ba-40',
    title: 'Шлагбаум BA-40 открывает и закрывает проезд',
    description: 'Стрела плавно поднимается почти до вертикали, ждёт и опускается, замедляясь в конце.',
    seconds: 6,
  },
  {
    article: '9K01SL-0600',
    file: 'otkatnye-vorota',
    title: 'Привод SL открывает откатные ворота',
    description: 'Створка откатывается влево, открывает проезд и возвращается, замедляясь в конце хода.',
    seconds: 6,
  },
  {
    article: '907TP-0020',
    file: 'turniket-tp-20',
    title: 'Турникет TP-20 пропускает трёх человек',
    description: 'Планки трижды поворачиваются на треть оборота: одна уходит вниз, следующая закрывает проход.',
    seconds: 5,
  },
  {
    article: '906BD-0600',
    file: 'bollard-bd-600',
    title: 'Болларды BD-600 поднимаются и опускаются',
    description: 'Два столба со светящимся кольцом выходят из дороги и уходят обратно заподлицо.',
    seconds: 6,
  },
];

const PUBLISHED = '2026-04-15';

export const videoRows = (all: readonly (typeof products.$inferInsert)[]): Row[] =>
  videos.flatMap(({ article: of, ...video }) =>
    all
      .filter(({ article }) => article === of)
      .map(({ id }) => ({ ...video, product_id: id, published_on: PUBLISHED, sort: 0 })),
  );
