import { paths } from '@site/contracts/paths';
import { toastProblem, useApi, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { GateDrawing } from '@site/ui/empty-state';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import css from './parking-gate.module.css';

export function RequestPanel({ onSent }: { onSent: () => Promise<void> }) {
  const api = useApi();
  const { header_phone } = useSite().contacts;
  const [isBusy, setBusy] = useState(false);

  async function request() {
    setBusy(true);
    const response = await api.call('POST /account/kp/parking/request-access');
    if (response.ok && response.value.success) await onSent();
    else await toastProblem(response.ok ? { code: 'unknown' } : response.problem, header_phone);
    setBusy(false);
  }

  return (
    <div className={css.gate}>
      <GateDrawing />
      <h1 className={css.title}>Доступ к&nbsp;конфигуратору парковок</h1>
      <p className={css.text}>
        Ваша компания состоит в&nbsp;партнёрской сети. Запросите для неё доступ: менеджер рассмотрит запрос
        и&nbsp;ответит по&nbsp;электронной почте.
      </p>
      <Button fullWidth loading={isBusy} onClick={() => void request()}>
        Запросить доступ
      </Button>
      <TextLink href={paths.home()}>Вернуться на&nbsp;главную</TextLink>
    </div>
  );
}
