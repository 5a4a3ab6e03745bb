import type { ManagedTicket } from '@site/contracts/company-tickets';
import { addressOf } from '@site/contracts/endpoint-address';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useLoaderData } from '@site/runtime';
import { DecisionBar, TextDecision } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { FileList } from '@site/staff/files';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import type { loader } from './route.ts';

export function StaffTicketPage() {
  const page = useLoaderData<typeof loader>();
  const title = page.value && `Обращение №\u00a0${page.value.number}: ${page.value.topic}`;
  return (
    <StaffSectionPage page={page} title={title}>
      {(ticket) => <TicketView key={ticket.number} {...ticket} />}
    </StaffSectionPage>
  );
}

function TicketView(ticket: ManagedTicket) {
  const { number, message, files, answer, created_at, company, person, phone, email, decisions } = ticket;
  const fileAddress = (file: string) =>
    addressOf('GET /manage/tickets/{number}/files/{file}', { params: { number, file } });
  return (
    <>
      <Facts
        facts={[
          ['Состояние', <Badge tone={answer ? 'success' : 'warning'}>{answer ? 'Есть ответ' : 'Ждёт ответа'}</Badge>],
          ['Получено', formatDateTime(created_at)],
          ['Компания', company],
          ['Автор', person],
          ['Телефон', formatPhone(phone)],
          ['Электронная почта', email],
          ['Сообщение', message],
          ['Файлы', files.length > 0 && <FileList label="Файлы обращения" files={files} addressOf={fileAddress} />],
          ['Ответ', answer],
        ]}
      />
      <Answer {...ticket} />
      <DecisionHistory decisions={decisions} />
    </>
  );
}

function Answer({ number, answer, person }: ManagedTicket) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!answer && (
        <DecisionBar>
          <Button onClick={() => setOpen(true)}>Ответить</Button>
        </DecisionBar>
      )}
      {isOpen && (
        <TextDecision
          title={`Ответ на\u00a0обращение №\u00a0${number}`}
          draft={`staff-ticket-${number}`}
          name="text"
          label="Ответ"
          hint="Ответить можно один раз: после ответа обращение закрыто"
          maxLength={3000}
          submit="Отправить"
          send={(text) => api.call('POST /manage/tickets/{number}/answer/', { params: { number }, body: { text } })}
          done="Ответ отправлен"
          onClose={() => setOpen(false)}
        >
          {`${person} получит ответ письмом и\u00a0увидит его в\u00a0личном кабинете.`}
        </TextDecision>
      )}
    </>
  );
}
