import type { EventParticipant, ManagedEventDetails } from '@site/contracts/manage-events';
import { formatPhone } from '@site/kernel/phone';
import { useAction, useApi, useUnsavedInput } from '@site/runtime';
import { list } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { useState } from 'react';
import css from './staff-event.module.css';

interface AttendanceSectionProps {
  event: ManagedEventDetails;
  participants: readonly EventParticipant[];
}

export function AttendanceSection({ event: { slug, status }, participants }: AttendanceSectionProps) {
  const hasBegun = status === 'running' || status === 'finished';
  return (
    <section aria-labelledby="participants" className={list.section}>
      <h2 id="participants" className={list.title}>
        Участники
      </h2>
      {participants.length === 0 ? (
        <p className={list.quiet}>Подтверждённых мест нет.</p>
      ) : hasBegun ? (
        <Marks slug={slug} participants={participants} />
      ) : (
        <ul className={list.list}>
          {participants.map((person) => (
            <li key={person.id} className={list.row}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Person = ({ person: { name, company, phone } }: { person: EventParticipant }) => (
  <>
    <div>{name}</div>
    <div className={list.quiet}>{[company, formatPhone(phone)].filter(Boolean).join(', ')}</div>
  </>
);

const stateOf = ({ attended }: EventParticipant) =>
  attended === null ? 'ещё не\u00a0отмечен' : attended ? 'был' : 'не\u00a0был';

/** People without a mark count as present, as they do when the marks are saved. */
function Marks({ slug, participants }: { slug: string; participants: readonly EventParticipant[] }) {
  const api = useApi();
  const { busy, act } = useAction();
  /** Ticks that differ from the saved marks. */
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  useUnsavedInput(changed.size > 0);
  const wasPresent = ({ id, attended }: EventParticipant) => changed.get(id) ?? attended !== false;
  const absent = participants.filter((person) => !wasPresent(person)).map(({ id }) => id);

  async function save() {
    const call = () => api.call('POST /manage/events/{slug}/attendance/', { params: { slug }, body: { absent } });
    if (await act(call, 'Отметки сохранены')) setChanged(new Map());
  }
  return (
    <form
      method="dialog"
      aria-label="Отметки о&nbsp;присутствии"
      className={css.marks}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={list.quiet}>Отмечены те, кто был. Снимите отметку с&nbsp;тех, кто не&nbsp;пришёл.</p>
      <ul className={list.list}>
        {participants.map((person) => (
          <li key={person.id} className={list.row}>
            <Checkbox
              checked={wasPresent(person)}
              onChange={({ target }) => setChanged(new Map(changed).set(person.id, target.checked))}
              label={person.name}
              hint={[person.company, formatPhone(person.phone), stateOf(person)].filter(Boolean).join(', ')}
            />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Button type="submit" loading={busy}>
          Сохранить отметки
        </Button>
        <span>{`Были: ${participants.length - absent.length} из\u00a0${participants.length}`}</span>
      </div>
    </form>
  );
}
