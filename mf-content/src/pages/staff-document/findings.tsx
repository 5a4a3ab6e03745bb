import type { FileFinding } from '@site/contracts/manage-content';
import { formatCount } from '@site/kernel/plurals';
import { Alert } from '@site/ui/alert';
import css from './staff-document.module.css';

interface FindingsProps {
  /** Null: not checked yet. */
  findings: readonly FileFinding[] | null;
  onLine: (line: number) => void;
}

/** Mistakes and warnings; each selects its line. */
export function Findings({ findings, onLine }: FindingsProps) {
  if (findings === null) return null;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (findings.length === 0)
    return (
      <Alert tone="success" live>
        Ошибок нет
      </Alert>
    );
  return (
    <Alert
      tone={errors > 0 ? 'danger' : 'warning'}
      title={
        errors > 0
          ? `Сохранить нельзя: ${formatCount(errors, ['ошибка', 'ошибки', 'ошибок'])}`
          : 'Сохранить можно, но\u00a0проверьте'
      }
      live
    >
      <ul className={css.findings}>
        {findings.map(({ line, message, severity }) => (
          <li key={`${line} ${message}`}>
            <button type="button" className={css.line} onClick={() => onLine(line)}>
              {`Строка ${line}`}
            </button>
            <span>{severity === 'warning' && errors > 0 ? `Предупреждение: ${message}` : message}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
