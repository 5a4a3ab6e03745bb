import { typograph } from '@site/kernel/typography';
import type { BlockProps } from '../block-view.ts';

export function HeadingBlock({ block: { text, level, anchor } }: BlockProps<'heading'>) {
  const Heading = `h${level}` as const;
  return <Heading id={anchor}>{typograph(text)}</Heading>;
}
