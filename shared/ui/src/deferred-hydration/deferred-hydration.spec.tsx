import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { DeferredHydration } from './deferred-hydration.tsx';

test('renders on the server, and hydrates after the page and its blocks', async () => {
  const alive: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => void alive.push(name), [name]);
    return <p>{name}</p>;
  }
  const page = (
    <>
      <DeferredHydration>
        <Part name="menu" />
      </DeferredHydration>
      <Suspense fallback={null}>
        <Part name="price" />
      </Suspense>
      <Part name="page" />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('menupricepage');
  const root = await act(async () => hydrateRoot(container, page));
  expect(alive).toEqual(['page', 'price', 'menu']);
  await act(async () => root.unmount());
});
