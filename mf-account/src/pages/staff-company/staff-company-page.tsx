import { discountGroups } from '@site/contracts/company-lists';
import type { ManagedCompany } from '@site/contracts/manage-companies';
import { formatDateTime } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { formatPhone } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { roleLabels } from '../../features/company-members/member-values.ts';
import { CompanyBadge } from '../../features/staff-words/company-badge.tsx';
import { levelNames } from '../../features/staff-words/company-words.ts';
import { CompanyDecisions } from './company-decisions.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import type { loader } from './route.ts';

export function StaffCompanyPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.name}>
      {(company) => <CompanyView key={company.id} {...company} />}
    </StaffSectionPage>
  );
}

const discountsOf = (personal: ManagedCompany['personal_discount']) =>
  discountGroups
    .filter((group) => personal[group])
    .map((group) => `${group}: ${personal[group]}\u00a0%`)
    .join(', ');

function CompanyView(company: ManagedCompany) {
  const { inn, kpp, ogrn, legal_address, level, kp_access, personal_discount, credit_limit, members, decisions } =
    company;
  const { suspended_at, suspension_reason } = company;
  return (
    <>
      <CompanyDecisions {...company} />
      <Facts
        facts={[
          ['Состояние', <CompanyBadge {...company} />],
          ['Приостановлена', suspended_at && `${formatDateTime(suspended_at)}: ${suspension_reason}`],
          ['ИНН', inn],
          ['КПП', kpp],
          ['ОГРН', ogrn],
          ['Юридический адрес', legal_address],
          ['Уровень', levelNames[level]],
          ['Персональные скидки', discountsOf(personal_discount) || 'Нет'],
          ['Отсрочка платежа', credit_limit === null ? 'Нет' : `До\u00a0${formatPrice(credit_limit)}`],
          ['Конфигуратор парковок', kp_access ? 'Открыт' : 'Закрыт'],
          [
            'Сотрудники',
            members.map(({ name, phone, role }) => `${name}, ${roleLabels[role]}, ${formatPhone(phone)}`).join('\n') ||
              'Пока нет',
          ],
        ]}
      />
      <InvitationsSection {...company} />
      <DecisionHistory decisions={decisions} />
    </>
  );
}
