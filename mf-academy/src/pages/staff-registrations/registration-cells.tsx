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
    <div className={css.people}>{people.join('\n')}</div>
    {left.length > 0 && <div className={css.quiet}>Участие отменено. {left.join('. ')}</div>}
    {company && <div className={css.quiet}>{company}</div>}
    <div className={css.quiet}>Записал: {person}</div>
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
