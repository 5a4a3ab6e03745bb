import type { HtmlField } from '@site/contracts/form-fields';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import { Prose } from '@site/ui/prose';
import { useId, useRef, useState } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { textOf } from './form-values.ts';
import { asLink, asList, type Edit, inElement, withParagraphs } from './markup.ts';
import { useMistake } from './mistakes.ts';
import { useSanitised } from './use-sanitised.ts';

type Selected = { text: string; start: number; end: number };

const tools: readonly [label: string, edit: (selected: Selected) => Edit][] = [
  ['Полужирный', (selected) => inElement(selected, 'strong', 'текст')],
  ['Курсив', (selected) => inElement(selected, 'em', 'текст')],
  ['Подзаголовок', (selected) => inElement(selected, 'h3', 'Подзаголовок')],
  ['Список', (selected) => asList(selected, 'ul')],
  ['Нумерованный список', (selected) => asList(selected, 'ol')],
];

/** Formatted text: its markup with buttons for the usual elements, and the text as visitors see it. */
export function HtmlControl({ field, name, value, onChange }: ControlProps<HtmlField>) {
  const [linked, setLinked] = useState<Selected | null>(null);
  const area = useRef<HTMLSpanElement>(null);
  const [isEdited, setEdited] = useState(false);
  const shown = useSanitised(isEdited ? textOf(value) : null);
  const id = useId();

  const selected = (): Selected => {
    const input = area.current?.querySelector('textarea');
    return { text: textOf(value), start: input?.selectionStart ?? 0, end: input?.selectionEnd ?? 0 };
  };
  const apply = ({ text, start, end }: Edit) => {
    onChange(text);
    // The text field has the new text only after rendering.
    requestAnimationFrame(() => {
      const input = area.current?.querySelector('textarea');
      input?.focus();
      input?.setSelectionRange(start, end);
    });
  };

  return (
    <div className={css.html} onFocus={() => setEdited(true)}>
      <div className={css.written}>
        <div role="group" aria-label={`Оформление: ${field.label}`} className={css.tools}>
          {tools.map(([label, edit]) => (
            <Button key={label} size="small" variant="ghost" onClick={() => apply(edit(selected()))}>
              {label}
            </Button>
          ))}
          <Button size="small" variant="ghost" onClick={() => setLinked(selected())}>
            Ссылка
          </Button>
        </div>
        <span ref={area}>
          <Field label={field.label} hint="Пустая строка начинает новый абзац" error={useMistake(name)}>
            <Textarea
              name={name}
              rows={10}
              value={textOf(value)}
              onChange={({ target }) => onChange(target.value)}
              onBlur={() => {
                const text = withParagraphs(textOf(value));
                if (text !== value) onChange(text);
              }}
            />
          </Field>
        </span>
      </div>
      <div role="group" aria-labelledby={id} className={css.shown}>
        <div id={id} className={css.quiet}>
          На&nbsp;сайте
        </div>
        <div inert className={css.prose}>
          {isEdited ? (
            <Prose html={shown} />
          ) : (
            <p className={css.quiet}>Здесь появится текст, когда вы&nbsp;начнёте его править.</p>
          )}
        </div>
      </div>
      {linked && (
        <LinkDialog
          onClose={() => setLinked(null)}
          onLink={(url) => {
            setLinked(null);
            apply(asLink(linked, url));
          }}
        />
      )}
    </div>
  );
}

function LinkDialog({ onLink, onClose }: { onLink: (url: string) => void; onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [mistake, setMistake] = useState('');
  const link = () => {
    if (/^(?:\/|#|https:\/\/|mailto:|tel:)./.test(url.trim())) return onLink(url.trim());
    setMistake('Адрес начинается с\u00a0«/», если он на\u00a0этом сайте, иначе с\u00a0https://, mailto: или tel:');
  };
  return (
    <Dialog
      open
      size="small"
      title="Ссылка"
      onClose={onClose}
      footer={
        <>
          <Button onClick={link}>Вставить</Button>
          <Button variant="secondary" onClick={onClose}>
            Отменить
          </Button>
        </>
      }
    >
      <Field label="Куда ведёт" hint="Например, /catalog/ или https://example.ru/" error={mistake}>
        <Input
          type="text"
          inputMode="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            link();
          }}
        />
      </Field>
    </Dialog>
  );
}
