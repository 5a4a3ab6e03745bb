import type { ManagedUser } from '@site/contracts/manage-users';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

export function UserDecisions({ id, name, blocked }: ManagedUser) {
  const api = useApi();
  const [open, setOpen] = useState<'block' | 'unblock' | null>(null);
  const close = () => setOpen(null);
  const params = { user: id };
  return (
    <>
      <DecisionBar>
        {blocked ? (
          <Button onClick={() => setOpen('unblock')}>Разблокировать</Button>
        ) : (
          <Button variant="danger" onClick={() => setOpen('block')}>
            Заблокировать
          </Button>
        )}
      </DecisionBar>
      {open === 'block' && (
        <TextDecision
          title={`Заблокировать: ${name}`}
          draft={`staff-user-${id}`}
          name="text"
          hint="Её&nbsp;пользователь получит письмом"
          submit="Заблокировать"
          danger
          send={(text) => api.call('POST /manage/users/{user}/block/', { params, body: { text } })}
          done="Пользователь заблокирован"
          onClose={close}
        >
          Вход закроется сразу на&nbsp;всех устройствах. Заказы и&nbsp;данные останутся.
        </TextDecision>
      )}
      {open === 'unblock' && (
        <ConfirmDecision
          title="Разблокировать пользователя?"
          confirm="Разблокировать"
          send={() => api.call('POST /manage/users/{user}/unblock/', { params })}
          done="Пользователь разблокирован"
          onClose={close}
        >
          {`${name} снова сможет войти по\u00a0номеру телефона и\u00a0получит об\u00a0этом письмо.`}
        </ConfirmDecision>
      )}
    </>
  );
}
