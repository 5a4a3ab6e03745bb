import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import type { Db } from '../../db/database.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import { findAskingToJoin } from './waiting-repository.ts';

/** Dashboard entry: pending requests to join the company, for those who decide. */
export async function waitingMembers(db: Db, visitor: Visitor): Promise<Waiting[]> {
  const company = mayDo(visitor, 'employees.manage') ? memberCompanyOf(visitor) : null;
  const asking = company ? await findAskingToJoin(db, company.id) : [];
  if (asking.length === 0) return [];
  return [
    {
      kind: 'member',
      title: `${formatCount(asking.length, ['человек ждёт', 'человека ждут', 'человек ждут'])} вашего решения`,
      text: `${asking.slice(0, 3).join(', ')}: подключение к\u00a0компании`,
      url: paths.accountEmployees(),
    },
  ];
}
