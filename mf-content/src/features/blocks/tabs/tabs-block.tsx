import { Tabs } from '@site/ui/tabs';
import type { BlockProps } from '../block-view.ts';
import { PlainBlockView } from '../plain-blocks.tsx';
import css from './tabs-block.module.css';

export function TabsBlock({ block: { id, items } }: BlockProps<'tabs'>) {
  return (
    <Tabs
      label={items.map(({ title }) => title).join(', ')}
      items={items.map(({ title, blocks }, index) => ({
        id: `${id}-${index + 1}`,
        label: title,
        content: (
          <div className={css.panel}>
            {blocks.map((block) => (
              <PlainBlockView key={block.id} block={block} />
            ))}
          </div>
        ),
      }))}
    />
  );
}
