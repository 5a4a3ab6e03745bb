import { TOTP_LENGTH } from '@site/contracts/login';
import type { Enrolment as NewFactor } from '@site/contracts/manage-staff';
import { CodeField } from '@site/forms/code-field';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { code } from '@site/forms/rules';
import { useAction, useApi, useRevalidator } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CopyButton } from '../copy-button/index.ts';
import css from './staff-access.module.css';

const schema = z.object({ code: code(TOTP_LENGTH) });

/** Connects an authenticator: its secret and the recovery codes are shown once. */
export function Enrolment() {
  const api = useApi();
  const { busy, act } = useAction();
  const [factor, setFactor] = useState<NewFactor>();
  const [recovery, setRecovery] = useState<readonly string[]>();

  const begin = () =>
    act(async () => {
      const response = await api.call('POST /manage/second-factor/');
      if (response.ok) setFactor(response.value);
      return response;
    });

  if (recovery) return <RecoveryCodes codes={recovery} />;
  return (
    <Card padding="large" className={css.card}>
      <h2 className={css.title}>Подключите второй фактор</h2>
      <p>
        Здесь видны данные покупателей и&nbsp;партнёров, поэтому одного кода из&nbsp;СМС мало. Понадобится
        приложение-аутентификатор на&nbsp;телефоне: Яндекс Ключ, Google Authenticator, Aegis или&nbsp;другое.
      </p>
      {factor ? (
        <ConfirmForm factor={factor} onDone={setRecovery} />
      ) : (
        <div>
          <Button loading={busy} onClick={() => void begin()}>
            Подключить
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ConfirmFormProps {
  factor: NewFactor;
  onDone: (recoveryCodes: readonly string[]) => void;
}

function ConfirmForm({ factor: { uri, secret, qr_svg }, onDone }: ConfirmFormProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { code: '' } });

  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /manage/second-factor/confirm/', { body });
    if (!response.ok) return showProblem(form, response.problem);
    onDone(response.value.recovery_codes);
  });

  return (
    <>
      <p>Отсканируйте код приложением. На&nbsp;этом же телефоне откройте ссылку или&nbsp;введите ключ вручную.</p>
      <img
        className={css.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt="QR-код для&nbsp;приложения-аутентификатора"
        width={200}
        height={200}
      />
      <p className={css.secret}>
        <span className={css.quiet}>Ключ:</span> <code>{secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <div className={css.actions}>
        <CopyButton text={secret} done="Ключ скопирован">
          Скопировать ключ
        </CopyButton>
        <TextLink href={uri}>Открыть в&nbsp;приложении</TextLink>
      </div>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <CodeField
          control={form.control}
          name="code"
          label="Код из&nbsp;приложения"
          hint="Шесть цифр: ими вы&nbsp;подтвердите, что&nbsp;приложение подключено"
          length={TOTP_LENGTH}
          onComplete={() => void submit()}
        />
        <FormError control={form.control} />
        <div>
          <SubmitButton of="enrolment" loading={form.formState.isSubmitting}>
            Подтвердить
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** The form that had the focus is gone. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const proceed = async () => {
    setBusy(true);
    await revalidate();
    setBusy(false);
  };
  return (
    <Card padding="large" className={css.card}>
      <h2 className={css.title} tabIndex={-1} ref={focusOnce}>
        Сохраните резервные коды
      </h2>
      <p>
        Второй фактор подключён. Если телефон потеряется, войти поможет резервный код: каждый действует один раз. Больше
        эти коды показаны не&nbsp;будут.
      </p>
      <ol className={css.codes} aria-label="Резервные коды">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <CopyButton text={codes.join('\n')} done="Резервные коды скопированы">
          Скопировать
        </CopyButton>
        <Button loading={busy} onClick={() => void proceed()}>
          Коды сохранены, продолжить
        </Button>
      </div>
    </Card>
  );
}
