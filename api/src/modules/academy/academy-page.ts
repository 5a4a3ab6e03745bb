import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { type CalendarDeps, upcomingEvents } from './events/upcoming-events.ts';

export type AcademyPageDeps = CalendarDeps & { blocks: BlockResolver; seo: SeoBuilder };

const UPCOMING = 12;

export const academyCrumb = { name: 'Академия', url: paths.academy() };

const intro: StoredBlock[] = [
  {
    type: 'cards',
    columns: 4,
    items: [
      {
        picture: { scene: 'academy', alt: 'Учебный класс академии' },
        title: 'Очные курсы',
        text: 'Монтаж, настройка и\u00a0диагностика на\u00a0действующих стендах в\u00a0учебных классах.',
        link: paths.academyTrainings({ type: 'offline' }),
      },
      {
        picture: { scene: 'office-entrance', alt: 'Входная группа офиса' },
        title: 'Вебинары',
        text: 'Новинки, подбор оборудования и\u00a0разбор сложных случаев за\u00a0полтора часа.',
        link: paths.academyTrainings({ type: 'webinar' }),
      },
      {
        picture: { scene: 'home-gate', alt: 'Автоматические ворота' },
        title: 'Онлайн-курсы',
        text: 'Короткие модули с\u00a0проверкой знаний: начните в\u00a0любое время и\u00a0учитесь в\u00a0своём темпе.',
        link: paths.academyTrainings({ type: 'online' }),
      },
      {
        picture: { scene: 'factory', alt: 'Цех завода' },
        title: 'Сертификация',
        text: 'Сертификат монтажника увеличивает гарантию на\u00a0смонтированное оборудование до 36\u00a0месяцев.',
        link: paths.academyCertificates(),
      },
    ],
  },
];

export async function academyPage(deps: AcademyPageDeps, visitor: Visitor): Promise<PageResponse> {
  const [events, content] = await Promise.all([
    upcomingEvents(deps, UPCOMING, visitor),
    deps.blocks.resolve(intro, visitor),
  ]);
  return {
    seo: deps.seo.build({
      title: 'Академия: обучение монтажу и\u00a0настройке',
      description:
        'Очные курсы, вебинары и\u00a0сертификация по\u00a0автоматике для ворот, шлагбаумам, парковочным системам и\u00a0контролю доступа.',
      h1: 'Академия',
      path: paths.academy(),
      crumbs: [academyCrumb],
    }),
    content,
    pagedata: { kind: 'academy', events },
  };
}
