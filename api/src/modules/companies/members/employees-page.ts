import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { profileSeo } from '../profile-seo.ts';
import type { EntryService } from '../entries/entry-service.ts';
import type { MemberService } from './member-service.ts';
import { rolesToGive } from './member-view.ts';

export type EmployeesPageDeps = { seo: SeoBuilder; members: MemberService; entries: EntryService };

export const employeesPage = async (
  { seo, members, entries }: EmployeesPageDeps,
  visitor: Visitor,
): Promise<PageResponse> => ({
  seo: profileSeo(seo, 'Сотрудники', paths.accountEmployees()),
  content: [],
  pagedata: {
    kind: 'company-employees',
    members: await members.list(visitor),
    branches: (await entries.list(visitor, 'branch')).map(({ id, content }) => ({
      value: id,
      label: content?.name ?? 'Филиал',
    })),
    roles: rolesToGive(visitor),
  },
});
