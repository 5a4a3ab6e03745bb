import { Field } from '@site/ui/field';
import { Textarea } from '@site/ui/input';
import css from './staff-document.module.css';

interface TextViewProps {
  text: string;
  onChange: (text: string) => void;
}

export const TextView = ({ text, onChange }: TextViewProps) => (
  <div className={css.text}>
    <Field label="Текст документа" hint="Описание документа, затем блоки, разделённые строкой «---»">
      <Textarea name="text" rows={24} value={text} onChange={({ target }) => onChange(target.value)} />
    </Field>
  </div>
);

/** Selects a line of the text. */
export function showLine(frame: HTMLElement | null, line: number) {
  const field = frame?.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers do not scroll to a selection: an approximation for lines that are not wrapped.
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
}
