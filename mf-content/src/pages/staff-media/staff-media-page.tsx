import type { ManagedMedium } from '@site/contracts/manage-media';
import { useLoaderData } from '@site/runtime';
import { type ListFilter, ListFrame } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { useState } from 'react';
import { CaptionsDialog } from './captions-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import type { Act } from './medium-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import type { loader } from './route.ts';
import { UploadSection } from './upload-section.tsx';

const dialogs = { describe: DescribeDialog, captions: CaptionsDialog, replace: ReplaceDialog, remove: RemoveDialog };

const filters: readonly ListFilter[] = [
  {
    ...{ name: 'type', label: 'Тип', all: 'Все типы' },
    options: {
      photo: 'Фотографии',
      drawing: 'Чертежи SVG',
      video: 'Видео',
      pdf: 'Документы PDF',
      cad: 'Файлы CAD и\u00a0BIM',
    },
  },
  {
    ...{ name: 'sort', label: 'Порядок', all: 'Сначала новые' },
    options: {
      changed: 'Сначала старые',
      name: 'По\u00a0имени',
      '-size': 'Сначала большие',
      size: 'Сначала маленькие',
    },
  },
  {
    name: 'captions',
    label: 'Субтитры',
    all: 'С\u00a0субтитрами и\u00a0без',
    options: { none: 'Видео без субтитров' },
  },
  { name: 'unused', label: 'Использование', all: 'Все', options: { true: 'Не\u00a0используется' } },
];

export function StaffMediaPage() {
  const [open, setOpen] = useState<{ act: Act; medium: ManagedMedium } | null>(null);
  const OpenDialog = open && dialogs[open.act];
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <>
          <UploadSection />
          <ListFrame list={list} filters={filters} search="Имя файла или описание" empty="Файлов пока нет">
            <MediaGrid media={list.items} onAct={(act, medium) => setOpen({ act, medium })} />
          </ListFrame>
          {OpenDialog && <OpenDialog medium={open.medium} onClose={() => setOpen(null)} />}
        </>
      )}
    </StaffSectionPage>
  );
}
