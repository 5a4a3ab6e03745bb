import type { AttendancePageData, AttendingPerson } from '@site/contracts/academy-attendance';
import { attendanceForm } from '@site/contracts/shop-forms';
import { formatCount } from '@site/kernel/plurals';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { ConfirmDialog } from '@site/ui/dialog';
import { useState } from 'react';
import css from './attendance-page.module.css';
import type { MarksState } from './marks.ts';
import { useMarks } from './use-marks.ts';

function statusText(attended: boolean | null, { is_certified }: AttendingPerson): string {
  if (is_certified) return 'Сертификат выдан';
  return attended === null ? 'Не\u00a0отмечен' : attended ? 'Пришёл' : 'Не\u00a0явился';
}

function stateText({ waiting, link }: MarksState): string {
  if (waiting.size === 0 || link === 'refused') return '';
  const marks = formatCount(waiting.size, ['отметка', 'отметки', 'отметок']);
  return link === 'away' ? `Нет связи. Ждёт отправки: ${marks}. Ничего не\u00a0потеряно.` : 'Сохраняем…';
}

/** A plain form without scripts; with them each tick is sent at once and retried until it is saved. */
export function AttendanceList({ page }: { page: AttendancePageData }) {
  const { state, mark, isLive } = useMarks(page);
  const [asked, setAsked] = useState(false);
  const { people, waiting, link } = state;
  const shown = people.map((person) => ({ ...person, attended: waiting.get(person.id) ?? person.attended }));
  const present = shown.filter(({ attended }) => attended).length;
  const unmarked = shown.filter(({ attended, is_certified }) => attended === null && !is_certified);
  const isClosed = !page.is_open || link === 'closed';
  return (
    <form
      method="post"
      action={attendanceForm(page.token)}
      aria-label="Отметки о&nbsp;присутствии"
      className={css.content}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <input type="hidden" name="listed" value={people.map(({ id }) => id).join(',')} />
      <ul className={css.people} aria-label="Участники">
        {shown.map((person) => (
          <li key={person.id} className={css.person}>
            <Checkbox
              className={css.toggle}
              name={`p${person.id}`}
              checked={person.attended === true}
              disabled={isClosed || person.is_certified}
              onChange={({ target }) => mark([{ id: person.id, attended: target.checked }])}
              label={
                <>
                  <span className={css.name}>{person.name}</span>
                  <span className={css.quiet}>
                    {[person.company, statusText(person.attended, person)].filter(Boolean).join(' · ')}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {link === 'closed' && (
        <Alert tone="danger" title="Ссылка больше не&nbsp;действует">
          {waiting.size > 0
            ? 'Последние отметки не\u00a0сохранены: передайте их координатору академии.'
            : 'Сохранённые отметки остались.'}
        </Alert>
      )}
      {link === 'refused' && (
        <Alert tone="danger" title="Отметки не&nbsp;сохранены">
          Обновите страницу. Если не&nbsp;поможет, передайте отметки координатору академии.
        </Alert>
      )}
      <div className={css.foot} data-bottom-bar="">
        <p className={css.count}>{`Пришли: ${present} из\u00a0${people.length}`}</p>
        <p role="status" className={css.quiet}>
          {stateText(state)}
        </p>
        <Button type="submit" disabled={isClosed || (isLive && unmarked.length === 0)}>
          {isLive ? 'Остальные не\u00a0явились' : 'Сохранить отметки'}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title="Отметить остальных как не&nbsp;явившихся?"
          confirm="Отметить"
          onConfirm={() => {
            mark(unmarked.map(({ id }) => ({ id, attended: false })));
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        >
          {`Без отметки: ${unmarked.map(({ name }) => name).join(', ')}.`}
        </ConfirmDialog>
      )}
    </form>
  );
}
