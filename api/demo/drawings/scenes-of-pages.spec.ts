import { expect, test } from 'vitest';
import { homePage, publishedDocuments } from '../content.ts';

function scenesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(scenesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'scene' && typeof inner === 'string' ? [inner] : scenesIn(inner),
  );
}

const now = new Date('2026-11-24T09:00:00Z');
const documents = publishedDocuments(now);
const projects = documents.filter((one) => one.kind === 'project');
const news = documents
  .filter(({ address }) => address.startsWith('/news/'))
  .filter((one) => one.kind === 'publication');
const published = news.filter(({ published_at }) => published_at <= now.toISOString());

const pages = [
  ['the home page', scenesIn(homePage())],
  ['the list of projects', scenesIn(projects.map(({ scene }) => ({ scene })))],
  ['the list of news', scenesIn(published.map(({ scene }) => ({ scene })))],
] as const;

test.each(pages)('shows no scene twice on %s', (_, scenes) => {
  expect(scenes.length).toBeGreaterThan(5);
  expect(scenes.toSorted()).toEqual([...new Set(scenes)].toSorted());
});

test('uses different scenes for home, projects and news', () => {
  const of = (value: unknown) => [...new Set(scenesIn(value))];
  const all = [...of(homePage()), ...of(projects), ...of(news)];
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});
