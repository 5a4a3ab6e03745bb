import { paths } from '@site/contracts/paths';
import { CodeStep, type PendingCode } from '@site/forms/phone-code';
import { useLoaderData } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { EntranceCard } from '../../features/login/entrance-card.tsx';
import { PhoneStep } from '../../features/login/phone-step.tsx';
import { useEntrance } from '../../features/login/use-entrance.ts';
import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import type { loader } from './loader.ts';

export function RegisterPage() {
  const { seo, invitation } = useLoaderData<typeof loader>();
  const { pending, setPending, newPhone, setNewPhone, returnTo, enter } = useEntrance();
  const [known, setKnown] = useState(false);
  const [invited, setInvited] = useState(invitation);
  const unknown = newPhone ?? invited?.phone;

  const logIn = (code: PendingCode) => {
    setKnown(true);
    setPending(code);
  };
  const otherNumber = () => {
    setKnown(false);
    setPending(null);
  };

  return (
    <EntranceCard
      title={seo.h1}
      wide={!pending && unknown !== undefined}
      other={
        <span>
          Уже зарегистрированы? <TextLink href={paths.login(returnTo)}>Войти</TextLink>
        </span>
      }
    >
      {pending ? (
        <>
          {known && <Alert live>Этот номер уже зарегистрирован: войдите по&nbsp;коду</Alert>}
          <CodeStep
            key={pending.expiresAt}
            pending={pending}
            action={known ? 'Войти' : 'Зарегистрироваться'}
            onResent={setPending}
            onOtherNumber={otherNumber}
            onLogin={enter}
          />
        </>
      ) : unknown ? (
        <RegistrationForm
          phone={unknown}
          invitation={unknown === invited?.phone ? invited : null}
          onSent={setPending}
          onOtherNumber={() => {
            setNewPhone(null);
            setInvited(null);
          }}
        />
      ) : (
        <PhoneStep onSent={logIn} onUnknown={setNewPhone} />
      )}
    </EntranceCard>
  );
}
