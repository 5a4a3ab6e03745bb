import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { ColumnHelp } from './column-help.tsx';
import { ImportForm } from './import-form.tsx';
import { LastImport } from './last-import.tsx';
import type { loader } from './route.ts';

export function StaffProductImportPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Загрузка товаров из&nbsp;файла">
      {({ last, tables }) => (
        <>
          <ImportForm />
          {last && <LastImport last={last} />}
          <ColumnHelp tables={tables} />
        </>
      )}
    </StaffSectionPage>
  );
}
