import type { ManagedMedium } from '@site/contracts/manage-media';
import { type ApiClient, useApi } from '@site/runtime';
import { type Bulk, BulkList, oneByOne, SelectPage, SelectRow, useSelection } from '@site/staff/bulk';
import { type Act, MediumCard } from './medium-card.tsx';
import css from './staff-media.module.css';

const nameOf = ({ name }: ManagedMedium) => name;

const actionsOf = (api: ApiClient): Bulk<ManagedMedium> => ({
  words: ['файл', 'файла', 'файлов'],
  nameOf,
  actions: [
    {
      label: 'Удалить',
      done: 'Удалено',
      confirm:
        'Файлы исчезнут из\u00a0библиотеки, кроме тех, что используются. Вернуть их можно, только загрузив ещё раз.',
      danger: true,
      run: oneByOne(({ name }) => api.call('POST /manage/media/{name}/remove/', { params: { name } })),
    },
  ],
});

interface MediaGridProps {
  media: readonly ManagedMedium[];
  onAct: (act: Act, medium: ManagedMedium) => void;
}

export function MediaGrid({ media, onAct }: MediaGridProps) {
  const selection = useSelection(media, nameOf);
  return (
    <BulkList selection={selection} bulk={actionsOf(useApi())}>
      {media.length > 0 && (
        <>
          <SelectPage selection={selection} />
          <ul className={css.grid}>
            {media.map((medium) => (
              <li key={medium.name} data-item>
                <MediumCard
                  medium={medium}
                  select={<SelectRow selection={selection} row={medium} name={medium.name} />}
                  onAct={(act) => onAct(act, medium)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </BulkList>
  );
}
