import type { CompanyMember, MemberState } from '@site/contracts/company-members';
import { formatDate } from '@site/kernel/dates';
import { formatPhone, telHref } from '@site/kernel/phone';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import { Picture } from '@site/ui/picture';
import { roleLabels } from './member-values.ts';
import css from './members.module.css';

const expired = { text: 'Приглашение истекло', tone: 'warning' } as const;
const states: Record<MemberState, { text: string; tone: BadgeProps['tone'] } | null> = {
  pending: { text: 'Ожидает подтверждения', tone: 'warning' },
  invited: { text: 'Приглашён', tone: 'info' },
  active: null,
};

interface MemberCardProps {
  member: CompanyMember;
  branch: string | undefined;
  /** Whether a request of its button is running. */
  busy: boolean;
  onAccept: () => void;
  onInvite: () => void;
  onOpen: (what: 'edit' | 'deny' | 'remove') => void;
}

export function MemberCard({ member, branch, busy, onAccept, onInvite, onOpen }: MemberCardProps) {
  const { surname, name, patronymic, phone, email, position, role, state, photo, show_on_site, has_agreed } = member;
  const { is_self, may_edit, may_remove } = member;
  const { expires_at, is_expired } = member;
  const badge = is_expired ? expired : states[state];
  const person = `${surname} ${name}`;
  return (
    <Card role="listitem" className={css.member}>
      {photo && (
        <div className={css.photo}>
          <Picture picture={photo.picture} sizes="4.5rem" fit="cover" decorative />
        </div>
      )}
      <div className={css.who}>
        <h2 className={css.name}>{[surname, name, patronymic].filter(Boolean).join(' ') || formatPhone(phone)}</h2>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        {is_self && <Badge>Вы</Badge>}
        {may_edit && state === 'active' && show_on_site && (
          <Badge tone={has_agreed ? 'success' : 'warning'}>
            {has_agreed ? 'Показан на\u00a0сайте' : 'Ждём согласия на\u00a0показ'}
          </Badge>
        )}
      </div>
      <p className={css.role}>
        {[state !== 'pending' && roleLabels[role], position, branch].filter(Boolean).join(', ')}
      </p>
      {state === 'invited' && !is_expired && (
        <p className={css.role}>
          {expires_at
            ? `Приглашение действует до\u00a0${formatDate(expires_at)}`
            : 'Примет приглашение при следующем входе'}
        </p>
      )}
      <p className={css.contacts}>
        <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>
        {email && (
          <TextLink href={`mailto:${email}`}>
            <MailAddress address={email} />
          </TextLink>
        )}
      </p>
      {may_edit && (
        <div className={css.actions}>
          {state === 'pending' ? (
            <>
              <Button size="small" loading={busy} onClick={onAccept} aria-label={`Принять: ${person}`}>
                Принять
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => onOpen('deny')}
                aria-label={`Отклонить: ${person}`}
              >
                Отклонить
              </Button>
            </>
          ) : (
            <>
              {state === 'invited' && (
                <Button
                  size="small"
                  variant="secondary"
                  loading={busy}
                  onClick={onInvite}
                  aria-label={`Пригласить ещё раз: ${person}`}
                >
                  Пригласить ещё раз
                </Button>
              )}
              <Button
                size="small"
                variant="secondary"
                onClick={() => onOpen('edit')}
                aria-label={`Изменить: ${person}`}
              >
                Изменить
              </Button>
              {may_remove && (
                <Button size="small" variant="ghost" onClick={() => onOpen('remove')} aria-label={`Удалить: ${person}`}>
                  Удалить
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </Card>
  );
}
