import type { CompanyCertificatesPageData, CompanyCertificatesQuery } from '@site/contracts/academy-certificates';
import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import css from '../../features/filters/filters.module.css';

type State = NonNullable<CompanyCertificatesQuery['state']>;

const states: Record<State, string> = {
  expiring: 'Скоро истекает',
  active: 'Действует',
  expired: 'Срок истёк',
  revoked: 'Отозван',
};

interface ChoiceProps {
  name: keyof CompanyCertificatesQuery;
  label: string;
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string | undefined;
}

const Choice = ({ name, label, all, options, chosen }: ChoiceProps) => (
  <Field label={label}>
    <Select name={name} defaultValue={chosen ?? ''}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
);

type Props = Pick<CompanyCertificatesPageData, 'query' | 'employees' | 'trainings'>;

/** A plain GET form: it works without scripts, and Back undoes it. */
export function CertificateFilters({ query, employees, trainings }: Props) {
  return (
    <form
      // Another address remounts the form, so that its fields show the current filters.
      key={paths.accountCertificates(query)}
      role="search"
      aria-label="Отбор сертификатов"
      method="get"
      action={paths.accountCertificates()}
      className={css.filters}
    >
      <Choice
        name="employee"
        label="Сотрудник"
        all="Все сотрудники"
        options={employees.map(({ value, label }) => [value, label] as const)}
        chosen={query.employee}
      />
      <Choice
        name="training"
        label="Обучение"
        all="Любое обучение"
        options={trainings.map((training) => [training, training] as const)}
        chosen={query.training}
      />
      <Choice name="state" label="Статус" all="Любой статус" options={Object.entries(states)} chosen={query.state} />
      <div className={css.buttons}>
        <Button type="submit">Показать</Button>
        {Object.values(query).some((value) => value !== undefined) && (
          <ButtonLink variant="ghost" href={paths.accountCertificates()}>
            Сбросить
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
