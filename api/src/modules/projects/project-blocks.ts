import type { Block, PartnerCard } from '@site/contracts/blocks';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { listed } from '@site/kernel/listed';
import type { ProjectRow } from './project-repository.ts';

type Project = Omit<ProjectRow, 'id'>;

const facts = ({ city, object_type, directions, year }: Project): StoredBlock => ({
  type: 'table',
  caption: 'О\u00a0проекте',
  columns: [
    { title: 'Параметр', align: 'left' },
    { title: 'Значение', align: 'left' },
  ],
  rows: [
    ['Город', city],
    ['Объект', object_type],
    ['Направления', listed(directions)],
    ['Год', String(year)],
  ].filter(([, value]) => value),
});

/** Blocks of a project's structured fields. */
export function fieldBlocks(project: Project): StoredBlock[] {
  const { equipment: articles, gallery: pictures } = project;
  const blocks = [facts(project)];
  if (pictures.length > 0) blocks.push({ type: 'gallery', pictures, view: 'grid', lightbox: true });
  if (articles.length > 0)
    blocks.push({
      type: 'products',
      title: 'Оборудование проекта',
      source: { kind: 'articles', articles },
      limit: articles.length,
    });
  return blocks;
}

export const partnerBlock = (card: PartnerCard): Block => ({
  id: 'partner',
  type: 'partners',
  title: 'Проект выполнил партнёр',
  items: [card],
});
