import { formatCount } from '@site/kernel/plurals';
import { useApi, useLoad } from '@site/runtime';
import { RetryAlert } from '@site/ui/alert';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { useState } from 'react';
import { ChangedDrawing } from './changed-drawing.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { ChangedTotals } from './changed-totals.tsx';
import css from './version-changes.module.css';

export interface ComparedVersion {
  slug: string;
  version: number;
}

interface VersionChangesDialogProps {
  /** At least two versions of one number, in ascending order. */
  versions: readonly ComparedVersion[];
  /** The later of the two versions shown first. */
  version: number;
  onClose: () => void;
}

interface ChoiceProps {
  label: string;
  versions: readonly ComparedVersion[];
  value: number;
  onChange: (version: number) => void;
}

const Choice = ({ label, versions, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          Версия {version}
        </option>
      ))}
    </Select>
  </Field>
);

/** Shows the differences between two versions that the customer would see. */
export function VersionChangesDialog({ versions, version, onClose }: VersionChangesDialogProps) {
  const api = useApi();
  const [after, setAfter] = useState(Math.max(version, versions[1]?.version ?? version));
  const [before, setBefore] = useState(after - 1);
  const slug = versions.find((one) => one.version === after)?.slug ?? '';
  const {
    value: changes,
    problem,
    retry,
  } = useLoad(`${slug} ${before}`, (signal) =>
    api.call('GET /account/kp/proposals/{slug}/changes/', { params: { slug }, query: { since: before }, signal }),
  );

  const chooseAfter = (next: number) => {
    setAfter(next);
    if (before >= next) setBefore(next - 1);
  };
  return (
    <Dialog open size="large" onClose={onClose} title="Сравнение версий">
      <div className={css.body}>
        <div className={css.choice}>
          <Choice
            label="Было"
            versions={versions.filter((one) => one.version < after)}
            value={before}
            onChange={setBefore}
          />
          <Choice label="Стало" versions={versions.slice(1)} value={after} onChange={chooseAfter} />
        </div>
        {problem && <RetryAlert onRetry={retry}>{problem}</RetryAlert>}
        {!changes && !problem && <p role="status">Сравниваем версии…</p>}
        {changes && (
          <>
            <ChangedTotals changes={changes} />
            <p role="status">
              {changes.lines.length === 0
                ? 'Состав и\u00a0цены не\u00a0отличаются.'
                : `Отличаются: ${formatCount(changes.lines.length, ['строка', 'строки', 'строк'])}. Без изменений: ${changes.same}.`}
            </p>
            <ChangedLines lines={changes.lines} />
            <ChangedDrawing drawing={changes.drawing} />
          </>
        )}
      </div>
    </Dialog>
  );
}
