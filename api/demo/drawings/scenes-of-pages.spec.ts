import { expect, test } from 'vitest';
import { homePage } from '../pages.ts';
import { newsRows } from '../publications/news.ts';
import { projectRows } from '../publications/projects.ts';

function scenesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(scenesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'scene' && typeof inner === 'string' ? [inner] : scenesIn(inner),
  );
}

const now = new Date('2026-11-24T09:00:00Z');
const published = newsRows(now).filter((row) => row.is_published !== false && row.published_at <= now);

const pages = [
  ['the home page', scenesIn(homePage())],
  ['the list of projects', projectRows.map(({ scene }) => scene)],
  ['the list of news', published.map(({ scene }) => scene)],
] as const;

test.each(pages)('shows no scene twice on %s', (_, scenes) => {
  expect(scenes.length).toBeGreaterThan(5);
  expect(scenes.toSorted()).toEqual([...new Set(scenes)].toSorted());
});

test('uses different scenes for home, projects and news', () => {
  const of = (value: unknown) => [...new Set(scenesIn(value))];
  const all = [...of(homePage()), ...of(projectRows), ...of(newsRows(now))];
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});
