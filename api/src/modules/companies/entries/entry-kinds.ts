import type {
  BranchContent,
  Change,
  OfficeContent,
  ProjectContent,
  WorkingHours,
} from '@site/contracts/company-profile';
import { listed } from '@site/kernel/listed';
import { formatPhone } from '@site/kernel/phone';
import { formatCount } from '@site/kernel/plurals';
import type { EntryRow } from '../../../tables/company-tables.ts';
import type { Names } from './branch-managers.ts';
import { hoursText } from '../../partners/working-hours.ts';

export type EntryKind = EntryRow['kind'];
export type Contents = { office: OfficeContent; branch: BranchContent; project: ProjectContent };
export type Content = Contents[EntryKind];

const lines = (values: readonly string[]) => values.join(', ');
const yesNo = (value: boolean) => (value ? 'Да' : 'Нет');
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

type Describe<C> = { [Field in keyof C]-?: [label: string, words?: (value: C[Field], names: Names) => string] };

const place = { longitude: ['Долгота'], latitude: ['Широта'] } as const satisfies Partial<Describe<OfficeContent>>;
const phones: [string, (value: string[]) => string] = ['Телефоны', (all) => lines(all.map(formatPhone))];
const hours: [string, (value: WorkingHours) => string] = ['Режим работы', hoursText];
/** Fields with one picture id or several. */
const pictureFields: ReadonlySet<string> = new Set<keyof OfficeContent | keyof ProjectContent>([
  'logo',
  'images',
  'photos',
]);
const idsIn = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string');
const countOf = (ids: string[]) =>
  ids.length === 0 ? '' : formatCount(ids.length, ['изображение', 'изображения', 'изображений']);

/** The label and the formatter of each field, for comparing two editions. Pictures need no formatter. */
const described: { [K in EntryKind]: Describe<Contents[K]> } = {
  office: {
    brand_name: ['Название для клиентов'],
    legal_address: ['Юридический адрес'],
    actual_address: ['Фактический адрес'],
    city: ['Город'],
    ...place,
    phones,
    email: ['Электронная почта'],
    site: ['Сайт'],
    social: ['Социальные сети', lines],
    hours,
    description: ['Описание'],
    logo: ['Логотип'],
    images: ['Изображения'],
    directions: ['Направления работы', listed],
    regions: ['Регионы обслуживания'],
    types: ['Услуги', listed],
    year_founded: ['Год основания'],
    staff_count: ['Сотрудников'],
  },
  branch: {
    name: ['Название'],
    city: ['Город'],
    address: ['Адрес'],
    ...place,
    phones,
    email: ['Электронная почта'],
    hours,
    is_service_center: ['Сервисный центр', yesNo],
    is_showroom: ['Шоурум', yesNo],
    manager_id: ['Руководитель филиала', (id, names) => (id && names.get(id)) ?? ''],
    images: ['Изображения'],
  },
  project: {
    title: ['Название'],
    object_type: ['Тип объекта'],
    city: ['Город'],
    year: ['Год'],
    customer: ['Заказчик'],
    customer_agreed: ['Заказчик согласен на\u00a0упоминание', yesNo],
    task: ['Задача'],
    solution: ['Решение'],
    result: ['Результат'],
    equipment: ['Оборудование'],
    directions: ['Направления', listed],
    photos: ['Фотографии'],
    video_url: ['Видео'],
  },
};

/** A changed field; the texts say the number of its `pictures`, which are ids. */
export type EntryChange = Change & { pictures?: { before: string[]; after: string[] } };

/** Returns the changed fields in the order of the form. `before` is null for a new entry. */
export function changesOf(kind: EntryKind, [before, after]: readonly [unknown, unknown], names: Names): EntryChange[] {
  const fields = Object.entries(described[kind]) as [string, [string, ((value: unknown, names: Names) => string)?]][];
  const valueOf = (content: unknown, field: string) => (content as Record<string, unknown> | null)?.[field];
  return fields.flatMap(([field, [label, words = plain]]) => {
    if (pictureFields.has(field)) {
      const [old, fresh] = [idsIn(valueOf(before, field)), idsIn(valueOf(after, field))];
      const isSame = lines(old) === lines(fresh);
      const pictures = { before: old, after: fresh };
      return isSame ? [] : [{ label, before: countOf(old), after: countOf(fresh), pictures }];
    }
    const [old, fresh] = [valueOf(before, field), valueOf(after, field)].map((value) =>
      value === null || value === undefined ? '' : words(value, names),
    );
    return old === fresh ? [] : [{ label, before: old ?? '', after: fresh ?? '' }];
  });
}

/** Compares field by field, because the order of keys in JSON from the database can differ. */
export function isSameContent(kind: EntryKind, a: unknown, b: unknown): boolean {
  const text = (content: unknown) =>
    JSON.stringify(
      Object.keys(described[kind]).map((field) => {
        const value = (content as Record<string, unknown>)[field];
        return field === 'hours' ? [(value as WorkingHours).days, (value as WorkingHours).lunch] : value;
      }),
    );
  return text(a) === text(b);
}

export const managerIn = (content: Content): string | null => ('manager_id' in content ? content.manager_id : null);

export function picturesIn(content: Content): string[] {
  if ('photos' in content) return content.photos;
  return 'logo' in content && content.logo ? [content.logo, ...content.images] : content.images;
}

export const nameIn = (content: Content): string =>
  'title' in content ? content.title : 'brand_name' in content ? content.brand_name : content.name;
