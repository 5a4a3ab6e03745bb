import type { Block } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { escapeUTF8 as escapeHtml } from 'entities';
import type { CompanyProfile } from './company-profile.ts';
import { hoursText } from './working-hours.ts';
import { branchSlug } from './buying-points.ts';

/** Converts plain text to HTML. Empty lines separate paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Rows of the office besides those of every directory page. */
export function officeCells({ office }: CompanyProfile): string[][] {
  if (!office) return [];
  const { content } = office;
  return [
    ['Другие телефоны', content.phones.slice(1).map(formatPhone).join(', ')],
    ['Электронная почта', content.email],
    ['Сайт', content.site],
    ['Регионы обслуживания', content.regions],
    ['Год основания', content.year_founded === null ? '' : String(content.year_founded)],
    ['Сотрудников', content.staff_count === null ? '' : String(content.staff_count)],
  ];
}

const branchText = ({ content, manager }: CompanyProfile['branches'][number]) =>
  [
    content.city,
    content.address,
    hoursText(content.hours),
    content.phones.map(formatPhone).join(', '),
    manager && `Руководитель\u00a0— ${manager.name}`,
    content.is_service_center && 'Сервисный центр',
    content.is_showroom && 'Шоурум',
  ]
    .filter(Boolean)
    .join('. ');

const projectText = ({
  content: { object_type, city, year, result, customer, customer_agreed },
}: CompanyProfile['projects'][number]) =>
  [`${object_type}, ${city}, ${year}`, customer_agreed && customer && `Заказчик: ${customer}`, result]
    .filter(Boolean)
    .join('. ');

export function profileBlocks({ office, branches, projects, people }: CompanyProfile, slug: string): Block[] {
  const blocks: Block[] = [];
  if (office?.pictures.length)
    blocks.push({ id: 'profile-pictures', type: 'gallery', pictures: office.pictures, view: 'grid', lightbox: true });
  if (branches.length)
    blocks.push({
      id: 'profile-branches',
      type: 'cards',
      title: 'Филиалы',
      columns: 3,
      items: branches.map((branch) => ({
        title: branch.content.name,
        text: branchText(branch),
        link: paths.partnerBranch(slug, branchSlug(branch)),
        ...(branch.pictures[0] && { picture: branch.pictures[0] }),
      })),
    });
  if (projects.length)
    blocks.push({
      id: 'profile-projects',
      type: 'cards',
      title: 'Проекты партнёра',
      columns: 3,
      items: projects.map((project) => ({
        title: project.content.title,
        text: projectText(project),
        ...(project.pictures[0] && { picture: project.pictures[0] }),
      })),
    });
  if (people.length)
    blocks.push({
      id: 'profile-people',
      type: 'cards',
      title: 'Сотрудники',
      columns: 4,
      portraits: true,
      items: people.map(({ name, position, photo }) => ({
        title: name,
        text: position,
        ...(photo && { picture: photo }),
      })),
    });
  return blocks;
}
