import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { ProjectGrid } from './project-grid.tsx';

export const ProjectsBlock = ({ block }: BlockProps<'projects'>) => (
  <TitledSection block={block}>
    <ProjectGrid items={block.items} headingLevel={block.title ? 3 : 2} teaser={Boolean(block.more)} />
  </TitledSection>
);
