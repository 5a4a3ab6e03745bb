import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type {
  StaffAccess,
  StaffFirstPageData,
  StaffPageData,
  StaffPeoplePageData,
  StaffSectionPageData,
} from '@site/contracts/staff-page';
import { queueAreas, queueNouns } from '@site/contracts/staff-page';
import { type Area, areasOf, isStaffSection, type StaffSection, staffSections } from '@site/contracts/staff-rights';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { problems } from '../../errors.ts';
import type { Waiting } from '../../waiting.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { staffRolesOf, type Visitor } from '../session/visitor.ts';
import { ViewRepository } from './view-repository.ts';
import type { ManageKeys } from './manage-keys.ts';
import { readQueue } from './queue-repository.ts';
import type { SecondFactor } from './second-factor.ts';
import type { StaffService } from './staff-service.ts';

export type StaffPageDeps = {
  db: Db;
  waiting: readonly Waiting[];
  seo: SeoBuilder;
  staff: StaffService;
  keys: ManageKeys;
  secondFactor: SecondFactor;
  now: () => Date;
};

const crumbs = [
  { name: 'Личный кабинет', url: paths.account() },
  { name: 'Управление', url: paths.staff() },
];

/** An activation renders the pages for other visitors as well, in sessions that may only read: without any data. */
function requireStaff(visitor: Visitor) {
  const roles = staffRolesOf(visitor);
  if (roles.length === 0 && !visitor.isReadOnly) throw problems.notFound();
  return roles;
}

function requireArea(visitor: Visitor, area: Area) {
  if (!areasOf(requireStaff(visitor)).includes(area) && !visitor.isReadOnly) throw problems.notFound();
}

async function accessOf({ secondFactor }: StaffPageDeps, visitor: Visitor): Promise<StaffAccess> {
  if (!secondFactor.isConfigured) return 'off';
  if (visitor.isReadOnly || !visitor.user) return 'set';
  return secondFactor.isOpen(visitor) ? 'open' : secondFactor.stateOf(visitor.user.id);
}

type Place = { title: string; path: string; trail: typeof crumbs };

const pageOf = (
  seo: SeoBuilder,
  { title, path, trail }: Place,
  pagedata: StaffPageData | StaffFirstPageData | StaffPeoplePageData | StaffSectionPageData,
): PageResponse => ({
  seo: seo.build({ title, description: '', h1: title, path, crumbs: trail, robots: 'noindex, nofollow' }),
  content: [],
  pagedata,
});

/** The queue of decisions for the visitor's roles. */
export async function queuePage(deps: StaffPageDeps, visitor: Visitor): Promise<PageResponse> {
  const roles = requireStaff(visitor);
  const access = await accessOf(deps, visitor);
  const areas = areasOf(roles);
  const nouns = access === 'open' ? queueNouns.filter((noun) => areas.includes(queueAreas[noun])) : [];
  const queue = await readQueue(deps.db, { nouns, waiting: deps.waiting, now: deps.now() });
  const place = { title: 'Управление', path: paths.staff(), trail: crumbs };
  return pageOf(deps.seo, place, { kind: 'staff', access, roles: [...roles], queue });
}

/**
 * The form for the first administrator, also for guests, because an empty site has no registration. Once there is one, the
 * page sends guests to the login, and is 404 for users.
 */
export async function firstPage({ staff, seo }: StaffPageDeps, visitor: Visitor): Promise<PageResponse> {
  const isOpen = !(await staff.hasAdministrator());
  if (!isOpen && visitor.user && !visitor.isReadOnly) throw problems.notFound();
  const place = { title: 'Первый администратор', path: paths.staffFirst(), trail: crumbs };
  return pageOf(seo, place, { kind: 'staff-first', isOpen });
}

/** The staff and the keys, for administrators. */
export async function peoplePage(deps: StaffPageDeps, visitor: Visitor): Promise<PageResponse> {
  const { staff, keys, seo } = deps;
  requireArea(visitor, 'staff');
  const access = await accessOf(deps, visitor);
  const isOpen = access === 'open' && visitor.user;
  const [members, allKeys] = isOpen ? [(await staff.list(isOpen.id)).items, (await keys.list()).items] : [[], []];
  const trail = [...crumbs, { name: 'Сотрудники', url: paths.staffPeople() }];
  const place = { title: 'Сотрудники и\u00a0ключи', path: paths.staffPeople(), trail };
  return pageOf(seo, place, { kind: 'staff-people', access, members, keys: allKeys });
}

/** Names of pages that are no items, by their part of the address. */
const pageNames: Readonly<Record<string, string>> = {
  import: 'загрузка из\u00a0файла',
  add: 'новая запись',
  attributes: 'характеристики',
};

/** An id or a slug, without a meaning for people, is not shown. */
function itemPlace({ section, item, title, trail }: { section: StaffSection; item: string } & Omit<Place, 'path'>) {
  const known = pageNames[item];
  const isHidden = !known && (isUuid(item) || /^[a-z]/.test(item));
  const named = isHidden ? { title, name: 'Карточка' } : { title: `${title}: ${known ?? item}`, name: known ?? item };
  return { title: named.title, trail: [...trail, { name: named.name, url: paths.staffSection(section, item) }] };
}

/** A page of a section, without its data: that of `/api/manage/…`. */
export async function sectionPage(
  deps: StaffPageDeps,
  visitor: Visitor,
  { section, item }: { section: string; item?: string },
): Promise<PageResponse> {
  if (!isStaffSection(section)) throw problems.notFound();
  const { title, area } = staffSections[section];
  requireArea(visitor, area);
  const trail = [...crumbs, { name: title, url: paths.staffSection(section) }];
  const place = item ? itemPlace({ section, item, title, trail }) : { title, trail };
  const path = paths.staffSection(section, item);
  const access = await accessOf(deps, visitor);
  const owner = access === 'open' && item === undefined ? visitor.user : null;
  const views = owner ? await new ViewRepository(deps.db).list(owner.id, section) : [];
  return pageOf(deps.seo, { ...place, path }, { kind: 'staff-section', access, views });
}
