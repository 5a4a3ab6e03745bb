import { COMPARE_LIMIT } from '@site/contracts/limits';
import type { CompareGroup } from '@site/contracts/lists';
import { paths } from '@site/contracts/paths';
import { useScroller } from '@site/ui/carousel';
import { Button } from '@site/ui/button';
import { iconShare, iconTrash } from '@site/ui/icons';
import { useRef } from 'react';
import { copyLink } from '../../features/lists/copy-link.ts';
import { AttributeTable } from './attribute-table.tsx';
import { ComparisonControls } from './comparison-controls.tsx';
import { ProductColumns } from './product-columns.tsx';
import { TermList } from './term-list.tsx';
import { useSyncedScroll } from './use-synced-scroll.ts';
import type { Removal } from './use-removal.ts';
import css from './comparison.module.css';

function noteOf(count: number, shared: boolean): string {
  if (count === 1) return 'Добавьте ещё один товар этого раздела, чтобы увидеть различия.';
  if (count < COMPARE_LIMIT || shared) return '';
  return `В\u00a0сравнении ${COMPARE_LIMIT} товаров раздела\u00a0— больше не\u00a0поместится. Уберите лишний, чтобы добавить другой.`;
}

interface ComparisonProps {
  group: CompareGroup;
  shared: boolean;
  removal: Removal;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
}

/** The products of one group side by side. Their heads stay in view while the table is scrolled. */
export function Comparison({ group, shared, removal, onlyDifferences, onOnlyDifferences }: ComparisonProps) {
  const { products } = group;
  const { ref: columns, ends, move } = useScroller();
  const table = useRef<HTMLDivElement>(null);
  const leadByColumns = useSyncedScroll(columns, table);
  const comparable = products.length > 1;
  const overflows = ends !== null && !(ends.start && ends.end);
  const note = noteOf(products.length, shared);

  return (
    <div className={css.comparison} style={{ ['--count' as string]: products.length }}>
      <div className={css.about}>
        {note && <p className={css.note}>{note}</p>}
        <div className={css.actions} data-print="hide" data-scripted>
          <Button
            variant="ghost"
            size="small"
            iconStart={iconShare}
            onClick={() => void copyLink(paths.sharedCompare(products.map(({ id }) => id)))}
          >
            Скопировать ссылку
          </Button>
          {!shared && (
            <Button variant="ghost" size="small" iconStart={iconTrash} onClick={() => removal.clear(group)}>
              Очистить
            </Button>
          )}
        </div>
      </div>
      <div className={css.head} data-single={!comparable || undefined}>
        <ComparisonControls
          comparable={comparable}
          onlyDifferences={onlyDifferences}
          onOnlyDifferences={onOnlyDifferences}
          ends={overflows ? ends : null}
          onMove={(items) => {
            leadByColumns();
            move(items);
          }}
        />
        <ProductColumns ref={columns} group={group} shared={shared} onRemove={removal.remove} />
      </div>
      <AttributeTable
        ref={table}
        group={group}
        onlyDifferences={onlyDifferences && comparable}
        scrolls={ends === null || overflows}
      />
      <TermList rows={group.rows} />
    </div>
  );
}
