import { z } from 'zod';
import {
  directions,
  MAX_DESCRIPTION,
  MAX_IMAGES,
  MAX_PHONES,
  MAX_PHOTOS,
  MIN_PHOTOS,
  objectTypes,
  partnerTypes,
  weekdays,
} from './company-lists.ts';
import { DecidedBy } from './company-members.ts';
import { CompanyPicture } from './company-pictures.ts';
import { Requisites } from './company-requisites.ts';
import {
  anyPhone,
  emailAddress,
  emailAddressOrNone,
  FILL_IN,
  option,
  requiredWords,
  TOO_LONG,
  words,
} from './fields.ts';

const line = (max = 200) => z.string().trim().max(max, TOO_LONG);
const filledLine = (max = 200) => line(max).min(1, FILL_IN);
const text = (max = MAX_DESCRIPTION) => z.string().trim().max(max, TOO_LONG);

const webAddress = line(300).refine(
  (value) => value === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value),
  'Укажите адрес целиком, с\u00a0https://',
);
const phones = z.array(anyPhone).min(1, 'Укажите хотя бы один телефон').max(MAX_PHONES);

/** «9:00–18:00»; empty: a day off. */
const interval = z
  .string()
  .trim()
  .regex(/^$|^(?:[01]?\d|2[0-3]):[0-5]\d–(?:[01]?\d|2[0-3]):[0-5]\d$/, 'Укажите время в\u00a0виде 09:00–18:00');
const hours = z.object({ days: z.array(interval).length(weekdays.length), lunch: interval });
export type WorkingHours = z.infer<typeof hours>;

const coordinate = (limit: number) =>
  z.number('Укажите число').min(-limit, 'Проверьте координаты').max(limit, 'Проверьте координаты').nullable();
const place = { longitude: coordinate(180), latitude: coordinate(90) };
const files = (max: number) => z.array(z.uuid()).max(max, `Не\u00a0больше ${max}`);

export const OfficeContent = z.object({
  brand_name: filledLine(),
  legal_address: line(300),
  actual_address: filledLine(300),
  city: requiredWords,
  ...place,
  phones,
  email: emailAddress,
  site: webAddress,
  social: z.array(webAddress.min(1, FILL_IN)).max(5),
  hours,
  description: text(),
  logo: z.uuid().nullable(),
  images: files(MAX_IMAGES),
  directions: z.array(z.enum(directions)),
  regions: line(500),
  types: z.array(z.enum(partnerTypes)),
  year_founded: z.int('Укажите год').min(1900, 'Проверьте год').max(2100, 'Проверьте год').nullable(),
  staff_count: z.int('Укажите число').min(1).max(100_000).nullable(),
});
export type OfficeContent = z.infer<typeof OfficeContent>;

export const BranchContent = z.object({
  name: filledLine().meta({ title: 'Название' }),
  city: requiredWords,
  address: filledLine(300),
  ...place,
  phones,
  email: emailAddressOrNone,
  hours,
  is_service_center: z.boolean(),
  is_showroom: z.boolean(),
  manager_id: z.uuid().nullable(),
  images: files(MAX_IMAGES),
});
export type BranchContent = z.infer<typeof BranchContent>;

export const ProjectContent = z.object({
  title: filledLine(),
  object_type: option(objectTypes),
  city: requiredWords,
  year: z.int('Укажите год').min(1990, 'Проверьте год').max(2100, 'Проверьте год'),
  customer: line(),
  customer_agreed: z.boolean(),
  task: text(),
  solution: text(),
  result: text(),
  equipment: line(500),
  directions: z.array(z.enum(directions)),
  photos: z
    .array(z.uuid())
    .min(MIN_PHOTOS, `Добавьте не\u00a0меньше ${MIN_PHOTOS}\u00a0фотографий`)
    .max(MAX_PHOTOS, `Не\u00a0больше ${MAX_PHOTOS}`),
  video_url: webAddress,
});
export type ProjectContent = z.infer<typeof ProjectContent>;

/** Values before and after as text; of pictures their number. */
export const Change = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type Change = z.infer<typeof Change>;

/** An incomplete project: only the title is required. */
export const ProjectDraft = ProjectContent.extend({
  object_type: ProjectContent.shape.object_type.nullable(),
  city: words,
  year: ProjectContent.shape.year.nullable(),
  photos: files(MAX_PHOTOS),
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

/** Publication state of an entry, and the moderator's verdict on the latest edit. */
const publicationState = {
  status: z.enum(['empty', 'draft', 'moderation', 'rejected', 'published', 'hidden']),
  /** Whether the site shows an approved revision. */
  is_published: z.boolean(),
  /** Hidden by the company, whether approved or not. */
  is_hidden: z.boolean(),
  reason: z.string().describe('reason for rejecting the latest edit'),
  changes: z.array(Change).describe('changes of the edit in moderation'),
};
export const EntryStatus = z.object(publicationState).shape.status;
export type EntryStatus = z.infer<typeof EntryStatus>;

const entryOf = <Content extends z.ZodType>(content: Content) =>
  z.object({
    id: z.uuid().nullable(),
    content: content.nullable(),
    pictures: z.array(CompanyPicture),
    ...publicationState,
  });
export const OfficeEntry = entryOf(OfficeContent);
export const BranchEntry = entryOf(BranchContent);
/** A draft was not submitted yet, and has no content. */
export const ProjectEntry = entryOf(ProjectContent).extend({ draft: ProjectDraft.nullable() });
export type OfficeEntry = z.infer<typeof OfficeEntry>;
export type BranchEntry = z.infer<typeof BranchEntry>;
export type ProjectEntry = z.infer<typeof ProjectEntry>;

const Company = z.object({ name: z.string(), inn: z.string(), kpp: z.string() });
const rights = { may_edit: z.boolean() };

export const OfficePageData = z.object({
  kind: z.literal('company-office'),
  /** Null: the visitor belongs to no company yet; `waits_for` is the company with a pending join request. */
  company: Company.nullable(),
  waits_for: z.object({ name: z.string(), decided_by: DecidedBy }).nullable(),
  office: OfficeEntry,
  /** Null for everyone but the head of the company. */
  requisites: Requisites.nullable(),
  public_url: z.string().nullable(),
  ...rights,
});
export const BranchesPageData = z.object({
  kind: z.literal('company-branches'),
  branches: z.array(BranchEntry),
  ...rights,
});
export const BranchPageData = z.object({
  kind: z.literal('company-branch'),
  branch: BranchEntry,
  /** Candidates for `manager_id`. */
  employees: z.array(z.object({ value: z.uuid(), label: z.string() })),
  ...rights,
});
export const ProjectsPageData = z.object({
  kind: z.literal('company-projects'),
  projects: z.array(ProjectEntry),
  ...rights,
});
export const ProjectPageData = z.object({ kind: z.literal('company-project'), project: ProjectEntry, ...rights });

export const DraftResponse = z.object({ status: z.literal('ok'), id: z.uuid() });

/** A hidden entry leaves the site at once; showing it again restores the last approved revision. */
export const VisibilityRequest = z.object({ is_hidden: z.boolean() });

/** `saved`: the edit waits for moderation; `no_changes`: it equals the current content. */
export const RevisionResponse = z.object({
  status: z.literal('ok'),
  code: z.enum(['saved', 'no_changes']),
  id: z.uuid(),
});
export type RevisionResponse = z.infer<typeof RevisionResponse>;

/** Names of the fields as shown to visitors. */
export const companyProfileFieldNames = {
  actual_address: 'Фактический адрес',
  brand_name: 'Название для\u00a0клиентов',
  customer: 'Заказчик',
  customer_agreed: 'Согласие заказчика на\u00a0упоминание',
  days: 'Часы работы',
  directions: 'Направления работы',
  equipment: 'Оборудование',
  images: 'Фотографии',
  is_hidden: 'Скрыть с\u00a0сайта',
  is_service_center: 'Сервисный центр',
  is_showroom: 'Шоурум',
  latitude: 'Широта',
  logo: 'Логотип',
  longitude: 'Долгота',
  lunch: 'Обеденный перерыв',
  manager_id: 'Руководитель филиала',
  object_type: 'Тип объекта',
  phones: 'Телефоны',
  photos: 'Фотографии',
  regions: 'Регионы обслуживания',
  result: 'Результат',
  site: 'Сайт',
  social: 'Социальные сети',
  solution: 'Решение',
  staff_count: 'Сотрудников',
  task: 'Задача',
  title: 'Название',
  types: 'Услуги',
  video_url: 'Видео',
  year: 'Год',
  year_founded: 'Год основания',
};
