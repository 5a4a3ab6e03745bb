import type { ManagedApplication } from '@site/contracts/manage-applications';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { ApplicationDecisions } from './application-decisions.tsx';
import { kindNames, stateNames, stateTones } from '../../features/staff-words/application-words.ts';
import type { loader } from './route.ts';

export function StaffApplicationPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && titleOf(page.value)}>
      {(application) => <Application key={application.id} {...application} />}
    </StaffSectionPage>
  );
}

const titleOf = ({ id, company, applicant }: ManagedApplication) => `Заявка №\u00a0${id}: ${company || applicant}`;

function Application(application: ManagedApplication) {
  const { kind, state, created_at, applicant, phone, company, inn, form, reason, brings, decisions } = application;
  return (
    <>
      <ApplicationDecisions {...application} />
      <Facts
        facts={[
          ['Состояние', <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>],
          ['Причина отказа', reason],
          ['Заявка', kindNames[kind]],
          ['Подана', formatDateTime(created_at)],
          ['Компания', company],
          ['ИНН', inn],
          ['Заявитель', applicant],
          ['Телефон', formatPhone(phone)],
          ['Имя в\u00a0заявке', form && [form.surname, form.name, form.patronymic].filter(Boolean).join(' ')],
          ['Электронная почта', form?.email],
          ['Город', form?.city],
          ['Должность', form?.position],
          ['Комментарий', form?.company_comment],
          ['Если одобрить', state === 'pending' ? brings : null],
        ]}
      />
      <DecisionHistory decisions={decisions} />
    </>
  );
}
