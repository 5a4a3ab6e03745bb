import type { ProposalsPageData, ProposalsQuery } from '@site/contracts/proposals';
import { paths } from '@site/contracts/paths';
import { Field } from '@site/ui/field';
import { Input, Select } from '@site/ui/input';
import { ListFilters } from '@site/ui/list-filters';
import { filtersIn, proposalsHref } from './proposals-href.ts';

const sorts: Record<ProposalsQuery['sort'], string> = {
  '-changed': 'Сначала изменённые недавно',
  changed: 'Сначала изменённые давно',
  '-number': 'Номер по\u00a0убыванию',
  number: 'Номер по\u00a0возрастанию',
  '-total': 'Сначала дорогие',
  total: 'Сначала недорогие',
};

export function ProposalFilters({ query, authors }: ProposalsPageData) {
  const { type, author, from, to, search, sort } = query;
  return (
    <ListFilters
      label="Поиск предложений"
      action={paths.proposalList({})}
      kept={{ type }}
      searchLabel="Номер, объект или клиент"
      search={search}
      searchVariant="secondary"
      title="Автор, период и&nbsp;порядок"
      count={filtersIn(query)}
      sorts={sorts}
      sort={sort}
      resetHref={proposalsHref({ type })}
    >
      <Field label="Автор">
        <Select name="author" defaultValue={author ?? ''}>
          <option value="">Любой</option>
          {authors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Изменено с">
        <Input type="date" name="from" defaultValue={from} />
      </Field>
      <Field label="Изменено по">
        <Input type="date" name="to" defaultValue={to} />
      </Field>
    </ListFilters>
  );
}
