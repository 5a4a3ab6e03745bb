import type { Block } from '@site/contracts/blocks';
import { Picture } from '@site/ui/picture';
import { type ReactNode, useRef } from 'react';
import { Blocks } from '../../../features/blocks/blocks.tsx';
import { BareHead } from './bare-head.tsx';
import { Dots } from './dots.tsx';
import css from './full-page.module.css';
import { besideOf, type Screen, screensOf } from './screens.ts';
import { useFullPageScroll } from './use-full-page-scroll.ts';

interface FullPageProps {
  title: string;
  head: ReactNode;
  blocks: readonly Block[];
  /** No header covers the top of the window. */
  bare: boolean;
}

const idOf = (index: number) => `screen-${index + 1}`;

/** A landing that moves by a whole screen per gesture, or scrolls as an ordinary page where that gets in the way. */
export function FullPage({ title, head, blocks, bare }: FullPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { current, goTo } = useFullPageScroll(root);
  const screens = screensOf(blocks);

  function choose(index: number) {
    if (!goTo(index)) return false;
    // Keyboard navigation continues from here, as after a jump to an anchor.
    document.getElementById(idOf(index))?.focus({ preventScroll: true });
    return true;
  }

  return (
    <>
      <div ref={root} className={css.screens} data-bare={bare || undefined}>
        {screens.map((screen, index) => (
          <div key={screen.blocks[0]?.id} id={idOf(index)} className={css.screen} tabIndex={-1}>
            {index === 0 && bare && <BareHead />}
            {index === 0 && <>{head}</>}
            <ScreenBlocks screen={screen} leading={index === 0} />
          </div>
        ))}
      </div>
      <Dots
        screens={screens.map(({ name }, index) => ({
          id: idOf(index),
          name: (index === 0 ? title : name) ?? `Экран ${index + 1} из ${screens.length}`,
        }))}
        current={current}
        onChoose={choose}
      />
    </>
  );
}

function ScreenBlocks({ screen, leading }: { screen: Screen; leading: boolean }) {
  const { words, picture } = besideOf(screen);
  if (!picture) return <Blocks blocks={words} leading={leading} />;
  return (
    <div className={css.beside}>
      <div className={css.words}>
        <Blocks blocks={words} leading={leading} />
      </div>
      <div className={css.picture}>
        <Picture picture={picture.picture} sizes="(min-width: 1024px) 50vw, 100vw" fit="cover" />
      </div>
    </div>
  );
}
