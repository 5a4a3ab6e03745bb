import { TOTP_LENGTH } from '@site/contracts/login';
import { CodeField } from '@site/forms/code-field';
import { TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { code, filled } from '@site/forms/rules';
import { formatCount } from '@site/kernel/plurals';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './staff-access.module.css';

type Way = 'app' | 'recovery';

const schemas = {
  app: z.object({ code: code(TOTP_LENGTH) }),
  recovery: z.object({ code: filled('Введите резервный код') }),
};

/** The code of the authenticator, or a recovery code: it opens the back office to this session. */
export function StepUp() {
  const [way, setWay] = useState<Way>('app');
  return (
    <Card padding="large" className={css.card}>
      <h2 className={css.title}>Подтвердите вход</h2>
      <StepUpForm key={way} way={way} />
      <div>
        <Button variant="ghost" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {way === 'app' ? 'Ввести резервный код' : 'Ввести код из\u00a0приложения'}
        </Button>
      </div>
      <p className={css.quiet}>
        Нет ни&nbsp;приложения, ни&nbsp;резервных кодов? Попросите администратора сбросить второй фактор.
      </p>
    </Card>
  );
}

function StepUpForm({ way }: { way: Way }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({ schema: schemas[way], defaultValues: { code: '' } });

  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /manage/second-factor/check/', { body });
    if (!response.ok) {
      showProblem(form, response.problem);
      // The second factor may have been reset, or the roles taken.
      if (response.status === 403 || response.status === 404) await revalidate();
      return;
    }
    const { recovery_codes } = response.value;
    const left = formatCount(recovery_codes, ['резервный код', 'резервных кода', 'резервных кодов']);
    toast.success(way === 'app' ? 'Управление открыто на\u00a012\u00a0часов' : `Управление открыто. Осталось: ${left}`);
    await revalidate();
  });

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      {way === 'app' ? (
        <CodeField
          control={form.control}
          name="code"
          label="Код из&nbsp;приложения-аутентификатора"
          hint="Шесть цифр. Этот вход останется открытым 12&nbsp;часов"
          length={TOTP_LENGTH}
          onComplete={() => void submit()}
        />
      ) : (
        <TextField
          control={form.control}
          name="code"
          label="Резервный код"
          hint="Например, ABCD-EFGH-2345-MNOP. Каждый код действует один раз"
          autoComplete="off"
          maxLength={40}
          required
        />
      )}
      <FormError control={form.control} />
      <div>
        <SubmitButton of="step-up" loading={form.formState.isSubmitting}>
          Войти
        </SubmitButton>
      </div>
    </form>
  );
}
