import * as paths from './addresses.ts';
import { may, type Permission, type Person } from './permissions.ts';
import type { MenuItem } from './site-data.ts';

/** Permissions by menu URL, from the same table that the API enforces. Other items are visible to everybody. */
const needed: Readonly<Record<string, Permission>> = {
  [paths.proposals()]: 'proposals.own',
  [paths.partnerCertificate()]: 'partner.materials',
  [paths.partnerMaterials()]: 'partner.materials',
  [paths.partnerPolicy()]: 'partner.materials',
  [paths.accountProfile()]: 'company.profile',
  [paths.accountEmployees()]: 'company.read',
  [paths.accountCertificates()]: 'certificates.read_company',
  [paths.accountBranches()]: 'company.read',
  [paths.accountProjects()]: 'company.read',
  [paths.accountHelp()]: 'company.read',
  [paths.accountServices()]: 'assortment.read',
  [paths.accountOwnProducts()]: 'assortment.read',
};

const permitted = (items: readonly MenuItem[], person: Person | null): MenuItem[] =>
  items
    .filter(({ url }) => {
      const permission = needed[url];
      return permission === undefined || may(person, permission);
    })
    .map((item) => (item.children ? { ...item, children: permitted(item.children, person) } : item));

/** The menu of the account with what the person may use. */
export const accountMenuFor = (
  items: readonly MenuItem[],
  person: (Person & { staff?: boolean }) | null,
): MenuItem[] => [...permitted(items, person), ...(person?.staff ? [{ title: 'Управление', url: paths.staff() }] : [])];
