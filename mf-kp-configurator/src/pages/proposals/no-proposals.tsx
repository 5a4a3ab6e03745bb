import type { ProposalsPageData } from '@site/contracts/proposals';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { NewProposalButton } from './new-proposal/new-proposal-button.tsx';
import { proposalsHref } from './proposals-href.ts';
import { statusWords } from '../../features/status/status-words.ts';

/** Distinguishes an empty account, an empty status and no matches. */
export function NoProposals({ query, counts, total_unfiltered }: ProposalsPageData) {
  if (total_unfiltered === 0)
    return (
      <EmptyState title="Здесь будут ваши предложения" actions={<NewProposalButton hasProposals={false} />}>
        Соберите парковку за&nbsp;пятнадцать минут: конфигуратор подберёт оборудование, посчитает смету
        и&nbsp;подскажет, если что-то забыто. Начните с&nbsp;типовой парковки, так быстрее всего.
      </EmptyState>
    );
  const { type, search, author, from, to } = query;
  const isNarrowed = Boolean(search || author || from || to);
  const isElsewhere = counts.all > 0 || counts.archive > 0;
  if (!isNarrowed && type !== 'all')
    return (
      <EmptyState
        title={`${statusWords[type].tab}: пока пусто`}
        actions={<ButtonLink href={proposalsHref({})}>Все предложения</ButtonLink>}
      >
        Предложение появится здесь, когда его состояние изменится
      </EmptyState>
    );
  return (
    <EmptyState
      title="Таких предложений не&nbsp;нашлось"
      actions={<ButtonLink href={proposalsHref({})}>Показать все</ButtonLink>}
    >
      {isElsewhere && type !== 'archive'
        ? 'Они есть среди других состояний: посмотрите на\u00a0числа у\u00a0вкладок'
        : 'Проверьте номер, расширьте период или выберите другого автора'}
    </EmptyState>
  );
}
