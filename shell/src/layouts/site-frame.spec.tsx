import { afterEach, expect, jest, test } from '@jest/globals';
import { createSessionStore, guest, SessionProvider, SiteProvider } from '@site/runtime/shell';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { consentState } from '../consent/consent-state.ts';
import { testSite } from '../testing/site.ts';
import { DefaultLayout } from './default/default-layout.tsx';

const page = () => (
  <SessionProvider store={createSessionStore(guest)}>
    <SiteProvider site={testSite}>
      <RouterProvider
        router={createMemoryRouter([
          { Component: DefaultLayout, children: [{ path: '*', element: <h1>Страница</h1> }] },
        ])}
      />
    </SiteProvider>
  </SessionProvider>
);

afterEach(() => {
  consentState.setState({ consent: undefined, settingsOpen: false });
  document.body.innerHTML = '';
});

test('reacts to a click on the footer before its deferred hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  const menu = screen.getByRole('navigation', { name: 'Разделы сайта' });
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, page(), { onRecoverableError });
    // Before anything is hydrated.
    screen.getByRole('button', { name: 'Настройки cookie' }).click();
    expect(consentState.getState().settingsOpen).toBe(true);
  });
  // The rest was hydrated without replacing elements.
  expect(screen.getByRole('navigation', { name: 'Разделы сайта' })).toBe(menu);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
