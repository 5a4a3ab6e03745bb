import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { EntryView } from '../../features/company-entry/entry-view.tsx';
import { Facts } from '@site/ui/facts';
import { hoursRows } from '../../features/company-entry/hours-rows.tsx';
import { PictureGrid } from '../../features/company-entry/picture-grid.tsx';
import { placeRows } from '../../features/company-entry/place-rows.tsx';
import type { loader } from './route.ts';

export function ProfileBranchPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { branch, employees, may_edit } = pagedata;
  const { content, pictures } = branch;
  return (
    <EntryView seo={seo} kind="branch" entry={branch} may_edit={may_edit} editUrl={paths.accountBranchEdit}>
      {content && (
        <>
          <Facts
            facts={[
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
        </>
      )}
    </EntryView>
  );
}
