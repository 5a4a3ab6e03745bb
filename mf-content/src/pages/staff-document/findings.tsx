import { documentForms } from '@site/contracts/document-forms';
import type { FileFinding } from '@site/contracts/manage-content';
import { formatCount } from '@site/kernel/plurals';
import { Alert } from '@site/ui/alert';
import { nameOfBlock } from '../../features/document-forms/form-values.ts';
import css from './staff-document.module.css';
import { blockIndexOf, type Writing } from './writing.ts';

interface FindingsProps {
  /** Null: not checked yet. */
  findings: readonly FileFinding[] | null;
  writing: Writing;
  /** Shows the line or the field of a finding. */
  onShow: (finding: FileFinding) => void;
}

/** Where a finding is: the line of the text, the block, or the field of the head. */
function placeOf({ line, path }: FileFinding, { head, blocks }: Writing): string {
  if (line !== null) return `Строка ${line}`;
  const index = blockIndexOf(path);
  if (index !== null) return `Блок ${index + 1}, «${nameOfBlock(blocks?.[index]?.block.type ?? '')}»`;
  const [name = ''] = path;
  return name === 'address' ? 'Адрес' : (documentForms[head.kind].fields[name]?.label ?? 'Документ');
}

/** Mistakes and warnings; each leads to its place. */
export function Findings({ findings, writing, onShow }: FindingsProps) {
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
        {findings.map((finding) => (
          <li key={`${finding.line} ${finding.path.join('.')} ${finding.message}`}>
            <button type="button" className={css.line} onClick={() => onShow(finding)}>
              {placeOf(finding, writing)}
            </button>
            <span>
              {finding.severity === 'warning' && errors > 0 ? `Предупреждение: ${finding.message}` : finding.message}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
