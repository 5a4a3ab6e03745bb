import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { ProposalStep } from '@site/contracts/proposal-steps';
import type { PageService } from '../../pages/page-service.ts';
import type { ProjectService } from '../../projects/project-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { retailPrices } from './retail-prices.ts';

export type ConfiguratorDeps = ProposalDeps & {
  seo: SeoBuilder;
  pages: Pick<PageService, 'crumbsTo'>;
  projects: Pick<ProjectService, 'carPark'>;
};

/** The configurator for everyone. All steps return the same data; the browser holds the configuration. */
export async function configuratorPage(
  { seo, pages, projects, ...deps }: ConfiguratorDeps,
  { step, project }: { step?: ProposalStep; project?: string | undefined },
): Promise<PageResponse> {
  return {
    seo: seo.build({
      title: 'Конфигуратор парковок: состав оборудования и\u00a0цена',
      description:
        'Соберите парковку за\u00a0пятнадцать минут: конфигуратор подберёт оборудование по\u00a0въездам и\u00a0потоку, начертит план и\u00a0посчитает смету. Без регистрации.',
      h1: 'Конфигуратор парковок',
      path: paths.configurator(),
      crumbs: [
        ...(await pages.crumbsTo(paths.parkingSystems())),
        { name: 'Конфигуратор парковок', url: paths.configurator() },
      ],
      ...((step ?? project) && { robots: 'noindex, follow' }),
    }),
    content: [],
    pagedata: {
      kind: 'configurator',
      ...(await retailPrices(deps)),
      project: project === undefined ? null : await projects.carPark(project),
    },
  };
}

/** Requires access to the configurator: a guest logs in first, and a company without access requests it. */
export function configuredProposalPage(seo: SeoBuilder, visitor: Visitor): PageResponse {
  requireConfigurator(visitor);
  return {
    seo: seo.build({
      title: 'Сохранение парковки',
      description: 'Парковка, собранная в\u00a0конфигураторе без входа, становится черновиком предложения.',
      h1: 'Сохраняем парковку',
      path: paths.configuredProposal(),
      crumbs: [
        { name: 'Личный кабинет', url: paths.account() },
        { name: 'Коммерческие предложения', url: paths.proposals() },
        { name: 'Сохранение парковки', url: paths.configuredProposal() },
      ],
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata: { kind: 'configured-proposal' },
  };
}
