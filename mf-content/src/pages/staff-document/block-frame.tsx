import type { Block } from '@site/contracts/blocks';
import { visibilityNames } from '@site/contracts/block-forms';
import type { Visibility } from '@site/contracts/stored-blocks';
import { list } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { memo, useId } from 'react';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { FieldsForm } from '../../features/document-forms/fields-form.tsx';
import { fieldsOfBlock, nameOfBlock, type WrittenBlock } from '../../features/document-forms/form-values.ts';
import css from './block-list.module.css';

/** Undefined: not drawn yet. */
const DrawnBlock = memo(function DrawnBlock({ block }: { block: Block | null | undefined }) {
  if (block === undefined) return <div className={css.waiting} aria-hidden="true" />;
  if (block === null)
    return (
      <p className={cx(css.empty, list.quiet)}>Показать нечего: блок не&nbsp;заполнен, или в&nbsp;нём есть ошибка.</p>
    );
  return (
    // Links and forms of the page must not act in the editor.
    <div inert className={css.drawn}>
      <Blocks blocks={[block]} />
    </div>
  );
});

interface BlockFrameProps {
  block: WrittenBlock;
  drawn: Block | null | undefined;
  /** From 0. */
  index: number;
  count: number;
  /** Number of mistakes inside. */
  mistakes: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (block: WrittenBlock) => void;
}

/** A block as visitors see it, with its buttons, and its form while it is edited. */
export function BlockFrame({
  block,
  drawn,
  index,
  count,
  mistakes,
  isOpen,
  onOpen,
  onMove,
  onRemove,
  onChange,
}: BlockFrameProps) {
  const titleId = useId();
  const formId = useId();
  const name = nameOfBlock(block.type);
  const visibility = block.visibility ?? 'all';
  return (
    <section aria-labelledby={titleId} className={cx(css.frame, isOpen && css.open)} data-frame={index}>
      <div className={css.bar}>
        <h2 id={titleId} className={css.name} tabIndex={-1}>
          {`${index + 1}. ${name}`}
        </h2>
        {visibility !== 'all' && <Badge tone="info">{visibilityNames[visibility]}</Badge>}
        {mistakes > 0 && <Badge tone="danger">Есть ошибки</Badge>}
        <div className={css.buttons}>
          <Button
            size="small"
            variant="ghost"
            data-act="-1"
            disabled={index === 0}
            aria-describedby={titleId}
            onClick={() => onMove(-1)}
          >
            Выше
          </Button>
          <Button
            size="small"
            variant="ghost"
            data-act="1"
            disabled={index === count - 1}
            aria-describedby={titleId}
            onClick={() => onMove(1)}
          >
            Ниже
          </Button>
          <Button
            size="small"
            variant={isOpen ? 'primary' : 'secondary'}
            data-act="edit"
            aria-describedby={titleId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? 'Готово' : 'Изменить'}
          </Button>
          <Button size="small" variant="ghost" aria-describedby={titleId} onClick={onRemove}>
            Удалить
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={formId} role="group" aria-label={`Поля блока «${name}»`} className={css.form}>
          <FieldsForm
            fields={fieldsOfBlock(block.type)}
            name={`blocks.${index}`}
            values={block}
            onChange={(values) => onChange({ ...values, type: block.type })}
          />
          <Field label="Кому показывать">
            <Select
              name={`blocks.${index}.visibility`}
              value={visibility}
              onChange={({ target }) => {
                const { visibility: _before, ...rest } = block;
                const chosen = target.value as Visibility;
                onChange(chosen === 'all' ? rest : { ...rest, visibility: chosen });
              }}
            >
              {Object.entries(visibilityNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <DrawnBlock block={drawn} />
    </section>
  );
}
