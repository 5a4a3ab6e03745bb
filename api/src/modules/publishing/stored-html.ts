import type { StoredBlock } from '@site/contracts/stored-blocks';
import { sanitizeMarkup, sanitizeText } from '../../html/sanitize.ts';

type Path = (string | number)[];

/** Maps every HTML string of the blocks; `change` gets its path. */
function withHtml(
  blocks: readonly StoredBlock[],
  change: (html: string, isMarkup: boolean, path: Path) => string,
  at: Path,
) {
  return blocks.map((block, index): StoredBlock => {
    const path = [...at, index];
    switch (block.type) {
      case 'text':
      case 'html':
        return { ...block, html: change(block.html, block.type === 'html', [...path, 'html']) };
      case 'accordion': {
        const items = block.items.map((item, nth) => ({
          ...item,
          html: change(item.html, false, [...path, 'items', nth, 'html']),
        }));
        return { ...block, items };
      }
      case 'tabs': {
        const items = block.items.map((tab, nth) => ({
          ...tab,
          blocks: withHtml(tab.blocks, change, [...path, 'items', nth, 'blocks']) as typeof tab.blocks,
        }));
        return { ...block, items };
      }
      default:
        return block;
    }
  });
}

/** Sanitizes the markup of blocks. `cut` lists the paths where something was removed. */
export function withCleanHtml(blocks: readonly StoredBlock[]): { blocks: StoredBlock[]; cut: Path[] } {
  const cut: Path[] = [];
  const clean = withHtml(
    blocks,
    (html, isMarkup, path) => {
      const kept = (isMarkup ? sanitizeMarkup : sanitizeText)(html);
      if (kept !== html) cut.push(path);
      return kept;
    },
    ['blocks'],
  );
  return { blocks: clean, cut };
}
