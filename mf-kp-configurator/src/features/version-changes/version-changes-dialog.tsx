import type { VersionChanges } from '@site/contracts/version-changes';
import { formatCount } from '@site/kernel/plurals';
import { problemText, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { useEffect, useState } from 'react';
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
  const [after, setAfter] = useState(Math.max(version, versions[1]?.version ?? version));
  const [before, setBefore] = useState(after - 1);
  const { changes, problem } = useChanges(versions.find((one) => one.version === after)?.slug ?? '', before);

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
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
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

/** Ignores a response that arrives after the selection has changed. */
function useChanges(slug: string, since: number) {
  const api = useApi();
  const requested = `${slug} ${since}`;
  const [loaded, setLoaded] = useState<{ requested: string; changes?: VersionChanges; problem?: string }>();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const call = api.call('GET /account/kp/proposals/{slug}/changes/', { params: { slug }, query: { since }, signal });
    void call.then(async (response) => {
      if (signal.aborted) return;
      if (response.ok) setLoaded({ requested, changes: response.value });
      else setLoaded({ requested, problem: await problemText(response.problem) });
    });
    return () => abort.abort();
  }, [api, requested, slug, since]);

  return {
    changes: loaded?.requested === requested ? loaded.changes : undefined,
    problem: loaded?.requested === requested ? loaded.problem : undefined,
  };
}
