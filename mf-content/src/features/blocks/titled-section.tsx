import type { BlockOf } from '@site/contracts/blocks';
import { Section, type SectionProps } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { linkTo } from './external-link.ts';

type Titled = Pick<BlockOf<'cards'>, 'title' | 'more'>;

interface TitledSectionProps extends Omit<SectionProps, 'title' | 'more'> {
  block: Titled;
}

export function TitledSection({ block: { title, more }, ...rest }: TitledSectionProps) {
  return <Section {...rest} title={title} more={more && <MoreLink {...linkTo(more.url)}>{more.label}</MoreLink>} />;
}
