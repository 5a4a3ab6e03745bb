import { expect, jest, test } from '@jest/globals';
import type { PartComponentProps } from '@site/runtime';
import { Part } from '@site/runtime';
import { ShowPartContext } from '@site/runtime/shell';
import { fakeApi } from '@site/testing/fake-api';
import { Suspense } from 'react';
import { createPartModules } from '../parts/part-modules.ts';
import { showPart } from '../parts/part-view.tsx';
import { createParts, PartsReactContext, type PartsOptions } from '../parts/parts.ts';
import { renderWithParts } from './with-parts.ts';

type Props = PartComponentProps<'upcoming-events', string[]>;

function siteWith(Component: (props: Props) => React.ReactNode, beside: React.ReactNode = null) {
  const report = jest.fn<PartsOptions['report']>();
  const begun: string[] = [];
  const composition = {
    id: 'c1',
    remotes: [
      {
        name: 'mf-academy',
        version: '1.4.0',
        global: '',
        entry: '',
        integrity: '',
        routes: [],
        parts: { 'upcoming-events': '1.0.0' },
      },
    ],
  };
  const modules = createPartModules(composition, async () => ({
    Component,
    loader: () => ['Монтаж', 'Сервис'],
  }));
  const parts = createParts({
    modules,
    api: fakeApi(),
    report,
    watch: {
      begin: ({ page }) => {
        begun.push(page);
        return true;
      },
      end: () => begun.push('page'),
    },
  });
  const page = (
    <PartsReactContext value={parts}>
      <ShowPartContext value={showPart}>
        <main>
          <h1>Главная</h1>
          <Part name="upcoming-events" limit={1} fallback={<p>Расписание</p>} />
          <Suspense fallback={null}>{beside}</Suspense>
        </main>
      </ShowPartContext>
    </PartsReactContext>
  );
  const onError = jest.fn();
  return { parts, report, begun, onError, render: () => renderWithParts(page, parts, onError) };
}

const List = ({ data, limit }: Props) => <ul>{data.slice(0, limit).join()}</ul>;

test('renders a part with its data and the page’s props', async () => {
  const { parts, begun, render } = siteWith(List);
  await parts.prepare('upcoming-events');
  const { markup, isWhole } = await render();
  expect(markup).toContain('<ul>Монтаж</ul>');
  expect(isWhole).toBe(true);
  expect(parts.shown).toEqual(['upcoming-events']);
  // The loader, then the rendering: each is reported before it runs.
  expect(begun).toEqual(['parts/upcoming-events', 'page', 'parts/upcoming-events', 'page']);
});

test('renders the fallback of a part that throws, and reports its owner', async () => {
  const { parts, report, render } = siteWith(() => {
    throw new Error('no such field');
  });
  await parts.prepare('upcoming-events');
  const { markup, isWhole } = await render();
  expect(isWhole).toBe(false);
  expect(markup).toContain('<h1>Главная</h1>');
  expect(markup).toContain('<p>Расписание</p>');
  expect(markup).not.toContain('<!--$!-->');
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith({
    remote: 'mf-academy',
    version: '1.4.0',
    page: 'parts/upcoming-events',
    error: new Error('no such field'),
  });
  expect(parts.states).toEqual({ 'upcoming-events': { failed: true } });
  expect(parts.shown).toEqual([]);
});

test('leaves a boundary that throws to the browser, and reports the error', async () => {
  const Filters = () => {
    throw new Error('no such facet');
  };
  const { report, onError, render } = siteWith(List, <Filters />);
  expect(await render()).toMatchObject({ markup: expect.stringContaining('<h1>Главная</h1>'), isWhole: false });
  expect(onError.mock.calls).toEqual([[new Error('no such facet')]]);
  expect(report).not.toHaveBeenCalled();
});

test('renders the fallback of an unprepared part', async () => {
  const { parts, render } = siteWith(List);
  expect((await render()).markup).toContain('<p>Расписание</p>');
  expect(parts.shown).toEqual([]);
});
