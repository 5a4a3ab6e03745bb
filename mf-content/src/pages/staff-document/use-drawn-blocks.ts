import type { Block } from '@site/contracts/blocks';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';
import type { KeyedBlock } from './writing.ts';

/** Pause in typing after which a block is drawn again, in ms. */
const PAUSE = 400;

interface Drawn {
  /** The block that was drawn. */
  text: string;
  /** Null: the block has mistakes, or nothing to show. */
  block: Block | null;
}

/** Blocks by their key as the site shows them; until a changed block is drawn, as it was before. */
export function useDrawnBlocks(blocks: readonly KeyedBlock[]) {
  const api = useApi();
  const [drawn, setDrawn] = useState<ReadonlyMap<number, Drawn>>(new Map());
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(
    blocks.flatMap(({ key, block }) => (drawn.get(key)?.text === JSON.stringify(block) ? [] : [{ key, block }])),
  );
  const isFirst = drawn.size === 0;

  useEffect(() => {
    const missing = JSON.parse(wanted) as KeyedBlock[];
    if (missing.length === 0) return;
    let isWanted = true;
    const draw = async () => {
      const body = { blocks: missing.map(({ block }) => block) };
      const response = await api.call('POST /manage/content/draw/', { body });
      if (!isWanted) return;
      setProblem(response.ok ? '' : response.problem.message);
      if (!response.ok) return;
      const added = missing.map(({ key, block }, index): [number, Drawn] => {
        const found = response.value.blocks[index];
        // Ids of elements must be unique on the page.
        return [key, { text: JSON.stringify(block), block: found ? { ...found, id: `draft-${key}` } : null }];
      });
      setDrawn((before) => new Map([...before, ...added]));
    };
    const timer = setTimeout(() => void draw(), isFirst ? 0 : PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, wanted, isFirst, attempt]);

  return { drawn, problem, retry: () => setAttempt(attempt + 1) };
}
