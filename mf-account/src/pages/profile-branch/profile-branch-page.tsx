import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { iconEdit } from '@site/ui/icons';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus, StatusBadge } from '../../features/company-entry/entry-status.tsx';
import { Facts } from '../../features/company-entry/facts.tsx';
import { hoursRows } from '../../features/company-entry/hours-rows.tsx';
import { PictureGrid } from '../../features/company-entry/picture-grid.tsx';
import { placeRows } from '../../features/company-entry/place-rows.tsx';
import { VisibilityButton } from '../../features/company-entry/visibility-button.tsx';
import type { loader } from './route.ts';
import css from '../../features/company-entry/entry.module.css';

export function ProfileBranchPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { branch, employees, may_edit } = pagedata;
  const { id, content, pictures } = branch;
  const actions = may_edit && id !== null && (
    <div className={css.actions}>
      <VisibilityButton kind="branch" entry={branch} />
      <ButtonLink href={paths.accountBranchEdit(id)} iconStart={iconEdit}>
        Редактировать
      </ButtonLink>
    </div>
  );
  return (
    <EntryPage seo={seo} actions={actions}>
      <p>
        <StatusBadge entry={branch} />
      </p>
      <EntryStatus {...branch} />
      {content && (
        <Card>
          <Facts
            rows={[
              ['Город', content.city],
              ['Адрес', content.address],
              ...placeRows(content),
              ['Электронная почта', content.email],
              ['Руководитель', employees.find(({ value }) => value === content.manager_id)?.label],
              ['Режим работы', hoursRows(content.hours)],
              ['Сервисный центр', content.is_service_center && 'Да'],
              ['Шоурум', content.is_showroom && 'Да'],
            ]}
          />
          <PictureGrid pictures={pictures} name={content.name} />
        </Card>
      )}
    </EntryPage>
  );
}
