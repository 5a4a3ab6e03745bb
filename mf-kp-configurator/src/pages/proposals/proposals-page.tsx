import { paths } from '@site/contracts/paths';
import { useLoaderData, useSearchParams } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { proposalTypes, readProposalType } from '../../features/proposals/proposal-types.ts';
import type { loader } from './route.ts';
import css from './proposals-page.module.css';

export function ProposalsPage() {
  const { seo } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const current = readProposalType(search.get('type'));

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      <nav aria-label="Статус предложений" className={css.types}>
        <ChipList>
          {proposalTypes.map(({ type, label }) => (
            <ChipLink key={type} href={paths.proposals(type)} current={type === current}>
              {label}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <EmptyState
        title="Пока нет коммерческих предложений"
        actions={<ButtonLink href={paths.parkingSystems()}>Посмотреть парковочные системы</ButtonLink>}
      >
        Здесь будут предложения вашей компании: с&nbsp;составом оборудования, ценами для клиента и&nbsp;сроком действия.
      </EmptyState>
    </Container>
  );
}
