import { expect, test } from '@jest/globals';
import type { ProjectEntry } from '@site/contracts/company-profile';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { newProject, projectContent, projectDraft } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileProjectsPage } from './profile-projects-page.tsx';

const [sent, kept] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const open = (projects: ProjectEntry[], may_edit = true) =>
  renderPage({
    Component: ProfileProjectsPage,
    path: '/account/profile/projects',
    url: '/account/profile/projects',
    data: { seo: pageSeo('Проекты'), pagedata: { kind: 'company-projects', projects, may_edit } },
  });

test('a project leads to its page, a draft to where it is written on', async () => {
  await open([
    { ...newProject, id: sent, content: projectContent, status: 'rejected', reason: 'Нет фотографий' },
    { ...newProject, id: kept, draft: projectDraft, status: 'draft' },
  ]);
  const [project, draft] = screen.getAllByRole('listitem');
  expect(screen.getByRole('link', { name: projectContent.title })).toHaveAttribute(
    'href',
    `/account/profile/projects/${sent}/view/`,
  );
  expect(project).toHaveTextContent(/Парковка, Казань, 2026\s*Отклонён$/);
  expect(screen.getByRole('link', { name: projectDraft.title })).toHaveAttribute(
    'href',
    `/account/profile/projects/${kept}/`,
  );
  expect(draft).toHaveTextContent(/город ещё не\sуказаны\s*Черновик$/);
});

test('without projects the page says what they are for; only who may edit is invited to add one', async () => {
  const { unmount } = await open([]);
  expect(screen.getByText('Проектов пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Добавить проект' })).toHaveAttribute(
    'href',
    '/account/profile/projects/add/',
  );
  unmount();
  await open([], false);
  expect(screen.queryByRole('link', { name: 'Добавить проект' })).toBeNull();
});
