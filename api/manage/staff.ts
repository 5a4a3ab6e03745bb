import type { StaffMember } from '@site/contracts/manage-staff';
import { staffRoles } from '@site/contracts/staff-rights';
import { call } from './client.ts';
import { columns, nounOf, print, program } from './console.ts';
import { listOf } from './list-of.ts';

type Options = { json?: boolean };
type Roles = Options & { roles: string };
type NewMember = Roles & { surname?: string; name?: string };

const staff = nounOf('staff', 'employees with roles in the back office, and their second factors');

const rolesIn = (text: string) =>
  listOf(
    text,
    (word) => staffRoles.find((role) => role === word) ?? program.error(`${word} is no role: ${staffRoles.join(', ')}`),
  );

const formatStaff = (items: StaffMember[]) =>
  columns(
    items.map(({ phone, name, roles, second_factor, is_blocked }) => [
      phone,
      name,
      roles.join(', '),
      [second_factor === 'none' && 'no second factor', is_blocked && 'blocked'].filter(Boolean).join(', '),
    ]),
  ) || 'No results.';

const rolesOption = [`--roles <list>`, staffRoles.join(', ')] as const;

staff('list', 'list the staff by name', { isDefault: true }).action(async ({ json }: Options) => {
  const found = await call('GET /manage/staff/');
  print(json, found, formatStaff(found.items));
});

staff('add <phone>', 'give roles to a user, who becomes an employee of the manufacturer')
  .requiredOption(...rolesOption)
  .option('--surname <surname>', 'with --name: creates the account of a person who has none')
  .option('--name <name>')
  .action(async (phone: string, { json, roles, surname, name }: NewMember) => {
    const found = await call('POST /manage/staff/', { body: { phone, roles: rolesIn(roles), surname, name } });
    print(json, found, formatStaff(found.items));
  });

staff('change <phone>', 'replace the roles of an employee')
  .requiredOption(...rolesOption)
  .action(async (phone: string, { json, roles }: Roles) => {
    const found = await call('PUT /manage/staff/{phone}/', { params: { phone }, body: { roles: rolesIn(roles) } });
    print(json, found, formatStaff(found.items));
  });

staff('remove <phone>', 'take all roles and the second factor of an employee').action(
  async (phone: string, { json }: Options) => {
    const found = await call('POST /manage/staff/{phone}/remove/', { params: { phone } });
    print(json, found, formatStaff(found.items));
  },
);

staff('reset-second-factor <phone>', 'let an employee enrol again, after the loss of the phone').action(
  async (phone: string, { json }: Options) => {
    const found = await call('POST /manage/staff/{phone}/reset-second-factor/', { params: { phone } });
    print(json, found, formatStaff(found.items));
  },
);
