import type { StaffMember } from '@site/contracts/manage-staff';
import { formatPhone } from '@site/kernel/phone';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { roleNames } from '@site/staff/words';
import type { Confirmed } from './confirm-rights.tsx';
import entry from '../../features/company-entry/entry.module.css';
import { list, StaffRow } from '@site/staff/list';

interface MemberSectionProps {
  members: readonly StaffMember[];
  onAdd: () => void;
  onRoles: (member: StaffMember) => void;
  onConfirm: (confirmed: Confirmed) => void;
}

export function MemberSection({ members, onAdd, onRoles, onConfirm }: MemberSectionProps) {
  return (
    <section aria-labelledby="members" className={list.section}>
      <div className={entry.head}>
        <h2 id="members" className={list.title}>
          Сотрудники
        </h2>
        <Button iconStart={iconPlus} onClick={onAdd}>
          Добавить
        </Button>
      </div>
      <ul className={list.list}>
        {members.map((member) => (
          <MemberRow key={member.phone} member={member} onRoles={onRoles} onConfirm={onConfirm} />
        ))}
      </ul>
    </section>
  );
}

type MemberRowProps = Pick<MemberSectionProps, 'onRoles' | 'onConfirm'> & { member: StaffMember };

function MemberRow({ member, onRoles, onConfirm }: MemberRowProps) {
  const { phone, name, roles, second_factor, is_blocked, is_self } = member;
  return (
    <StaffRow
      title={
        <>
          <span>{name}</span>
          {is_self && <Badge>Вы</Badge>}
          {is_blocked && <Badge tone="danger">Заблокирован</Badge>}
          {second_factor === 'none' && <Badge tone="warning">Второй фактор не&nbsp;подключён</Badge>}
        </>
      }
      actions={
        is_self ? (
          <p className={list.quiet}>Ваши права меняет другой администратор</p>
        ) : (
          <>
            <Button size="small" variant="secondary" aria-label={`Роли: ${name}`} onClick={() => onRoles(member)}>
              Роли
            </Button>
            {second_factor === 'set' && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Сбросить второй фактор: ${name}`}
                onClick={() => onConfirm({ act: 'reset', member })}
              >
                Сбросить второй фактор
              </Button>
            )}
            <Button
              size="small"
              variant="ghost"
              aria-label={`Убрать: ${name}`}
              onClick={() => onConfirm({ act: 'remove', member })}
            >
              Убрать
            </Button>
          </>
        )
      }
    >
      <div>{roles.map((role) => roleNames[role]).join(', ')}</div>
      <div className={list.quiet}>{formatPhone(phone)}</div>
    </StaffRow>
  );
}
