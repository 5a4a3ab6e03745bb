import { moved } from '@site/staff/order';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { blankBlock, nameOfBlock } from '../../features/document-forms/form-values.ts';
import type { Mistakes } from '../../features/document-forms/mistakes.ts';
import { AddBlockDialog } from './add-block-dialog.tsx';
import { BlockFrame } from './block-frame.tsx';
import css from './block-list.module.css';
import { useDrawnBlocks } from './use-drawn-blocks.ts';
import { type KeyedBlock, nextKey, withKeyed } from './writing.ts';

interface BlockListProps {
  blocks: readonly KeyedBlock[];
  /** Key of the block with the open form. */
  open: number | null;
  mistakes: Mistakes;
  onOpen: (key: number | null) => void;
  onChange: (blocks: readonly KeyedBlock[]) => void;
}

/** The control to focus after the list has changed. */
type Target = { key: number; act: '-1' | '1' | 'edit' | 'form' } | 'undo';

/** The blocks of a document as visitors see them. The focus follows what was moved, added, removed or restored. */
export function BlockList({ blocks, open, mistakes, onOpen, onChange }: BlockListProps) {
  const [addAt, setAddAt] = useState<number | null>(null);
  /** The last removed block, and the key of the one after it. */
  const [removed, setRemoved] = useState<{ keyed: KeyedBlock; next: number | undefined } | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [news, setNews] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const { drawn, problem, retry } = useDrawnBlocks(blocks);

  useEffect(() => {
    if (target === null || addAt !== null) return;
    if (target === 'undo') return frame.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
    const item = frame.current?.querySelector(`[data-key="${target.key}"]`);
    const selectors = {
      '-1': ['[data-act="-1"]:not([disabled])', '[data-act="1"]'],
      '1': ['[data-act="1"]:not([disabled])', '[data-act="-1"]'],
      edit: ['[data-act="edit"]'],
      // A block without fields has the choice of its visitors.
      form: ['[role="group"] [name]'],
    }[target.act];
    const [wanted] = selectors.flatMap((selector) => item?.querySelector<HTMLElement>(selector) ?? []);
    wanted?.focus();
  }, [target, addAt]);

  const following = blocks.findIndex(({ key }) => key === removed?.next);
  const removedAt = following < 0 ? blocks.length : following;

  const nameAt = (index: number) => nameOfBlock(blocks[index]?.block.type ?? '');
  const move = (index: number, by: -1 | 1) => {
    const key = blocks[index]!.key;
    onChange(moved(blocks, index, by));
    setTarget({ key, act: by === 1 ? '1' : '-1' });
    setNews(`Блок «${nameAt(index)}» теперь ${index + by + 1}-й из\u00a0${blocks.length}`);
  };
  const remove = (index: number) => {
    setRemoved({ keyed: blocks[index]!, next: blocks[index + 1]?.key });
    onChange(blocks.filter((_, other) => other !== index));
    setTarget('undo');
    setNews(`Блок «${nameAt(index)}» удалён`);
  };
  const restore = () => {
    if (!removed) return;
    const { keyed } = removed;
    onChange(withKeyed(blocks, removedAt, keyed));
    setRemoved(null);
    setTarget({ key: keyed.key, act: 'edit' });
    setNews(`Блок «${nameOfBlock(keyed.block.type)}» возвращён`);
  };
  const add = (index: number, type: string) => {
    // A restored block keeps its key, so a new one must differ from it.
    const key = nextKey(removed ? [...blocks, removed.keyed] : blocks);
    onChange(withKeyed(blocks, index, { key, block: blankBlock(type) }));
    setAddAt(null);
    onOpen(key);
    setTarget({ key, act: 'form' });
    setNews(`Блок «${nameOfBlock(type)}» добавлен, ${index + 1}-й из\u00a0${blocks.length + 1}`);
  };
  const openForm = (key: number, isOpen: boolean) => {
    onOpen(isOpen ? key : null);
    setTarget({ key, act: isOpen ? 'form' : 'edit' });
  };

  const gapAt = (index: number) => (
    <Gap
      index={index}
      removed={removed && index === removedAt ? nameOfBlock(removed.keyed.block.type) : null}
      onAdd={() => setAddAt(index)}
      onRestore={restore}
    />
  );

  return (
    <div ref={frame} className={css.list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {problem && (
        <Alert
          tone="danger"
          title="Показать блоки не&nbsp;удалось"
          live
          actions={
            <Button variant="secondary" size="small" onClick={retry}>
              Повторить
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <div>{gapAt(0)}</div>
      {blocks.map(({ key, block }, index) => (
        <div key={key} data-key={key}>
          <BlockFrame
            block={block}
            drawn={drawn.get(key)?.block}
            index={index}
            count={blocks.length}
            mistakes={[...mistakes.keys()].filter((path) => path.startsWith(`blocks.${index}.`)).length}
            isOpen={open === key}
            onOpen={(isOpen) => openForm(key, isOpen)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
            onChange={(changed) =>
              onChange(blocks.map((other) => (other.key === key ? { key, block: changed } : other)))
            }
          />
          {gapAt(index + 1)}
        </div>
      ))}
      {addAt !== null && <AddBlockDialog onAdd={(type) => add(addAt, type)} onClose={() => setAddAt(null)} />}
    </div>
  );
}

interface GapProps {
  /** Index of a block that is added here. */
  index: number;
  /** Name of the block that was removed here. */
  removed: string | null;
  onAdd: () => void;
  onRestore: () => void;
}

/** Between two blocks: adds one, or restores the removed one. */
const Gap = ({ index, removed, onAdd, onRestore }: GapProps) => (
  <>
    {removed !== null && (
      <div className={css.removed} data-undo>
        <span>{`Блок «${removed}» удалён.`}</span>
        <Button size="small" variant="secondary" onClick={onRestore}>
          Вернуть
        </Button>
      </div>
    )}
    <div className={css.gap}>
      <Button
        size="small"
        variant="ghost"
        iconStart={iconPlus}
        aria-label={index === 0 ? 'Добавить блок в\u00a0начало' : `Добавить блок после ${index}-го`}
        onClick={onAdd}
      >
        Добавить блок
      </Button>
    </div>
  </>
);
