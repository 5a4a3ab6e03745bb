import { paths } from '@site/contracts/paths';
import { CodeStep } from '@site/forms/phone-code';
import { useLoaderData, useNavigate } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { EntranceCard } from '../../features/login/entrance-card.tsx';
import { PhoneStep } from '../../features/login/phone-step.tsx';
import { useEntrance } from '../../features/login/use-entrance.ts';
import type { loader } from './loader.ts';

export function LoginPage() {
  const { seo } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { pending, setPending, setNewPhone, returnTo, enter } = useEntrance();

  const register = (phone: string) => {
    setNewPhone(phone);
    void navigate(paths.register(returnTo));
  };

  return (
    <EntranceCard
      title={seo.h1}
      other={
        <span>
          Нет личного кабинета? <TextLink href={paths.register(returnTo)}>Зарегистрироваться</TextLink>
        </span>
      }
    >
      {pending ? (
        <CodeStep
          // Another code remounts the form without the old digits.
          key={pending.expiresAt}
          pending={pending}
          action="Войти"
          onResent={setPending}
          onOtherNumber={() => setPending(null)}
          onLogin={enter}
        />
      ) : (
        <PhoneStep onSent={setPending} onUnknown={register} />
      )}
    </EntranceCard>
  );
}
