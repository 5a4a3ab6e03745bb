import { usePendingCode } from '@site/forms/phone-code';
import { formatPhone } from '@site/kernel/phone';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';
import { NewPhoneStep } from './new-phone-step.tsx';
import { PhoneCodeStep } from './phone-code-step.tsx';

/** The number for the login. A change is confirmed from the new one. */
export function PhoneSection({ phone }: { phone: string }) {
  const [pending, setPending] = usePendingCode('phone-change');
  const [open, setOpen] = useState(false);
  const close = () => {
    setPending(null);
    setOpen(false);
  };

  return (
    <Section title="Телефон">
      <p>
        <span className={css.value}>{formatPhone(phone)}</span>
        <br />
        <span className={css.quiet}>По&nbsp;этому номеру вы&nbsp;входите на&nbsp;сайт.</span>
      </p>
      {pending ? (
        <PhoneCodeStep key={pending.expiresAt} pending={pending} onResent={setPending} onClose={close} />
      ) : open ? (
        <NewPhoneStep onSent={setPending} onClose={close} />
      ) : (
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Изменить номер
          </Button>
        </div>
      )}
    </Section>
  );
}
