import type { ManageKey } from '@site/contracts/manage-staff';
import { formatDate, formatDateShort, formatTime } from '@site/kernel/dates';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { areaNames } from '@site/staff/words';
import entry from '../../features/company-entry/entry.module.css';
import { list, StaffRow } from '@site/staff/list';

interface KeySectionProps {
  keys: readonly ManageKey[];
  onAdd: () => void;
  onRevoke: (key: ManageKey) => void;
}

export function KeySection({ keys, onAdd, onRevoke }: KeySectionProps) {
  return (
    <section aria-labelledby="keys" className={list.section}>
      <div className={entry.head}>
        <h2 id="keys" className={list.title}>
          Ключи
        </h2>
        <Button variant="secondary" iconStart={iconPlus} onClick={onAdd}>
          Создать ключ
        </Button>
      </div>
      {keys.length === 0 ? (
        <p className={list.quiet}>
          Ключей нет. Ключ нужен программе или человеку, который работает командой <code>npm run manage</code>: каждый
          открывает только свои разделы.
        </p>
      ) : (
        <ul className={list.list}>
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={onRevoke} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KeyRow({ of: key, onRevoke }: { of: ManageKey; onRevoke: (key: ManageKey) => void }) {
  const { name, areas, until, created_by, last_used_at, state } = key;
  return (
    <StaffRow
      title={
        <>
          <span>{name}</span>
          {state !== 'active' && <Badge>{state === 'revoked' ? 'Отозван' : 'Срок истёк'}</Badge>}
        </>
      }
      actions={
        state !== 'revoked' && (
          <Button size="small" variant="ghost" aria-label={`Отозвать ключ: ${name}`} onClick={() => onRevoke(key)}>
            Отозвать
          </Button>
        )
      }
    >
      <div>{areas.map((area) => areaNames[area]).join(', ')}</div>
      <div className={list.quiet}>
        {[
          until ? `До ${formatDate(until)}` : 'Без срока',
          `создал: ${created_by}`,
          last_used_at
            ? `последний раз: ${formatDateShort(last_used_at)} в\u00a0${formatTime(last_used_at)}`
            : 'ещё не\u00a0использовался',
        ].join(', ')}
      </div>
    </StaffRow>
  );
}
