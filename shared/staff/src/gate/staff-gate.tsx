import type { StaffAccess } from '@site/contracts/staff-page';
import { Alert } from '@site/ui/alert';
import { Enrolment } from './enrolment.tsx';
import { StepUp } from './step-up.tsx';

/** The step of a staff member before the session gets any data. */
export function StaffGate({ access }: { access: Exclude<StaffAccess, 'open'> }) {
  if (access === 'off')
    return (
      <Alert tone="warning" title="Вход сотрудников не&nbsp;настроен">
        Задайте на&nbsp;сервере ключ <code>SECOND_FACTOR_KEY</code> и&nbsp;перезапустите&nbsp;API.
      </Alert>
    );
  return access === 'none' ? <Enrolment /> : <StepUp />;
}
