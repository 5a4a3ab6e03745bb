import {
  manageCompanyEndpoints,
  type CompanyTerms,
  type InvitedPerson,
  type ManagedCompany,
} from '@site/contracts/manage-companies';
import { toE164 } from '@site/kernel/phone';
import { call } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print, requireWholeNumber } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };
type Level = CompanyTerms['level'];
type Person = Omit<InvitedPerson, 'consent_employees'>;
type NewCompanyOptions = Options & Person & { kpp?: string; ogrn: string; address: string; level: Level };

const company = nounOf('companies', 'companies: new ones, invitations, level, discounts, deferred payment, suspension');

const list = manageCompanyEndpoints['GET /manage/companies/'];
company('list', 'list companies by name', { isDefault: true })
  .option('--search <words>', 'name or tax number')
  .option('--level <level>', 'none, partner, silver, gold or platinum')
  .option('--suspended', 'only suspended companies')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      suspended,
      ...query
    }: Options & Sorting<typeof list> & { search?: string; level?: Level; suspended?: boolean; page?: string }) => {
      const found = await call('GET /manage/companies/', {
        query: { ...query, suspended: suspended ? 'true' : undefined },
      });
      print(
        json,
        found,
        formatList(found, (one) => [String(one.id), one.inn, one.level, one.name, one.suspended ? 'suspended' : '']),
      );
    },
  );

company('show <id>', 'show a company').action(async (id: string, { json }: Options) => {
  const found = await call('GET /manage/companies/{id}/', { params: { id } });
  print(json, found, described(found));
});

const personOf = ({ phone, surname, name, patronymic, email, position, role }: Person): InvitedPerson => ({
  ...{ phone, surname, name, patronymic, email, position, role },
  consent_employees: true,
});

company('add <inn> <name>', 'add a company, and invite its first employee, who agrees to the use of these data')
  .option('--kpp <code>', 'required for a legal entity')
  .requiredOption('--ogrn <number>', 'ОГРН or ОГРНИП')
  .requiredOption('--address <text>', 'legal address')
  .option('--level <level>', 'partner, silver, gold or platinum; none: outside of the partner network', 'none')
  .requiredOption('--phone <number>', 'of the employee; gets the invitation')
  .requiredOption('--surname <text>')
  .requiredOption('--name <text>')
  .option('--patronymic <text>')
  .requiredOption('--email <address>')
  .requiredOption('--position <text>')
  .option('--role <role>', 'company_owner, company_manager or company_employee', 'company_owner')
  .action(async (inn: string, name: string, { json, kpp, ogrn, address, level, ...person }: NewCompanyOptions) => {
    const registration = { inn, name, kpp, ogrn, legal_address: address, level };
    const found = await call('POST /manage/companies/', { body: { ...registration, employee: personOf(person) } });
    print(json, found, described(found));
  });

company('invite <id> <phone>', 'invite an employee; without further options, send an open invitation again')
  .option('--surname <text>')
  .option('--name <text>')
  .option('--patronymic <text>')
  .option('--email <address>')
  .option('--position <text>')
  .option('--role <role>', 'company_owner, company_manager or company_employee', 'company_owner')
  .action(async (id: string, phone: string, { json, ...given }: Options & Partial<Person>) => {
    const { invitations } = await call('GET /manage/companies/{id}/', { params: { id } });
    const open = invitations.find((invitation) => invitation.phone === toE164(phone));
    const found = open
      ? await call('POST /manage/companies/{id}/invitations/{invitation}/repeat/', {
          params: { id, invitation: open.id },
        })
      : await call('POST /manage/companies/{id}/invitations/', {
          params: { id },
          body: personOf({ surname: '', name: '', email: '', position: '', ...given, phone }),
        });
    print(json, found, described(found));
  });

company('terms <id>', 'change level, personal discounts and deferred payment; what is not named stays')
  .option('--level <level>', 'none, partner, silver, gold or platinum')
  .option('--discount <percents>', 'by group, instead of all present ones: A=20,B=15; an empty text: none')
  .option('--credit <roubles>', 'limit of deferred payment; 0: none')
  .action(async (id: string, { json, ...given }: Options & { level?: Level; discount?: string; credit?: string }) => {
    const params = { id };
    const now = await call('GET /manage/companies/{id}/', { params });
    const { level, personal_discount, credit_limit } = now;
    const body: CompanyTerms & { base: CompanyTerms } = {
      base: { level, personal_discount, credit_limit },
      level: given.level ?? level,
      personal_discount: given.discount === undefined ? personal_discount : discountsIn(given.discount),
      credit_limit: given.credit === undefined ? credit_limit : requireWholeNumber(given.credit) || null,
    };
    const found = await call('PUT /manage/companies/{id}/terms/', { params, body });
    print(json, found, described(found));
  });

company('suspend <id>', 'close partner prices, the configurator and deferred payment, and hide a company')
  .requiredOption('--reason <text>', 'reason, for the company')
  .action(async (id: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/companies/{id}/suspend/', { params: { id }, body: { reason } });
    print(json, found, described(found));
  });

company('resume <id>', 'end a suspension').action(async (id: string, { json }: Options) => {
  const found = await call('POST /manage/companies/{id}/resume/', { params: { id } });
  print(json, found, described(found));
});

/** Reads «A=20,B=15». */
function discountsIn(text: string): CompanyTerms['personal_discount'] {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [group = '', percent = ''] = pair.split('=');
      return [group.trim(), requireWholeNumber(percent.trim())];
    }),
  );
}

function described({ name, inn, level, personal_discount, credit_limit, ...found }: ManagedCompany): string {
  const discounts = Object.entries(personal_discount).map(([group, percent]) => `${group} ${percent} %`);
  return [
    `${name}, ИНН ${inn}: ${level}${found.dealer_access ? ', in the network' : ''}`,
    `Personal discounts: ${discounts.join(', ') || 'none'}; deferred payment: ${credit_limit ?? 'none'}`,
    ...(found.suspended_at ? [`Suspended ${moment(found.suspended_at)}: ${found.suspension_reason}`] : []),
    columns([
      ...found.members.map((member) => [`  ${member.role}`, member.name, member.phone]),
      ...found.invitations.map(({ role, is_expired, ...person }) => [
        `  ${role}`,
        person.name,
        `${person.phone}, invited ${moment(person.sent_at)}${is_expired ? ', expired' : ''}`,
      ]),
    ]),
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
}
