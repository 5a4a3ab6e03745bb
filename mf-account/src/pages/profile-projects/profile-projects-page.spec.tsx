import { expect, test } from '@jest/globals';
import type { ProjectEntry } from '@site/contracts/company-profile';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { newProject, projectContent, projectDraft } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileProjectsPage } from './profile-projects-page.tsx';

const [sentId, draftId] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const open = (projects: ProjectEntry[], may_edit = true) =>
  renderPage({
    Component: ProfileProjectsPage,
    path: '/account/profile/projects',
    url: '/account/profile/projects',
    data: { seo: pageSeo('Проекты'), pagedata: { kind: 'company-projects', projects, may_edit } },
  });

test('links a project to its page, and a draft to its form', async () => {
  await open([
    { ...newProject, id: sentId, content: projectContent, status: 'rejected', reason: 'Нет фотографий' },
    { ...newProject, id: draftId, draft: projectDraft, status: 'draft' },
  ]);
  const [project, draft] = screen.getAllByRole('listitem');
  expect(screen.getByRole('link', { name: projectContent.title })).toHaveAttribute(
    'href',
    `/account/profile/projects/${sentId}/view/`,
  );
  expect(project).toHaveTextContent(/Парковка, Казань, 2026\s*Отклонён$/);
  expect(screen.getByRole('link', { name: projectDraft.title })).toHaveAttribute(
    'href',
    `/account/profile/projects/${draftId}/`,
  );
  expect(draft).toHaveTextContent(/город ещё не\sуказаны\s*Черновик$/);
});

test('explains projects when there are none, and offers to add one to an editor only', async () => {
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
