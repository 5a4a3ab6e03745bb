import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import { formatDateTime } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { Badge } from '@site/ui/badge';
import { stateNames, stateTones } from '../../features/registrations/registration-words.ts';
import css from './staff-registrations.module.css';

export const PeopleCell = ({
  registration: { people, left, company, person },
}: {
  registration: ManagedRegistration;
}) => (
  <>
    {people.map((name) => (
      <div key={name}>{name}</div>
    ))}
    {left.map((name) => (
      <div key={name} className={css.quiet}>
        Участие отменено. {name}
      </div>
    ))}
    <div className={css.quiet}>{[company, `записал: ${person}`].filter(Boolean).join(', ')}</div>
  </>
);

export const PaymentCell = ({
  registration: { state, price, invoice, pay_until },
}: {
  registration: ManagedRegistration;
}) => (
  <>
    <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
    <div>{price === 0 ? 'Бесплатно' : formatPrice(price)}</div>
    {invoice && <div className={css.quiet}>Счёт №&nbsp;{invoice}</div>}
    {pay_until && <div className={css.quiet}>Оплатить до&nbsp;{formatDateTime(pay_until)}</div>}
  </>
);
