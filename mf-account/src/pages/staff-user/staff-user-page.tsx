import type { ManagedUser } from '@site/contracts/manage-users';
import { formatPhone } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { roleName } from '../../features/staff-words/user-words.ts';
import type { loader } from './route.ts';
import { UserDecisions } from './user-decisions.tsx';

export function StaffUserPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.name}>
      {(user) => <UserView key={user.id} {...user} />}
    </StaffSectionPage>
  );
}

function UserView(user: ManagedUser) {
  const { phone, email, company, blocked, city, position, orders, decisions } = user;
  return (
    <>
      <UserDecisions {...user} />
      <Facts
        facts={[
          ['Доступ', <Badge tone={blocked ? 'danger' : 'success'}>{blocked ? 'Заблокирован' : 'Открыт'}</Badge>],
          ['Телефон', formatPhone(phone)],
          ['Электронная почта', email],
          ['Роль', roleName(user)],
          ['Компания', company],
          ['Должность', position],
          ['Город', city],
          ['Заказов', String(orders)],
        ]}
      />
      <DecisionHistory decisions={decisions} />
    </>
  );
}
