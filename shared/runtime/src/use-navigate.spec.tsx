import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useNavigate } from './use-navigate.ts';

let navigate: ReturnType<typeof useNavigate>;
function Page() {
  const given = useNavigate();
  useEffect(() => {
    navigate = given;
  }, [given]);
  return null;
}

const open = () => {
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '*', element: null },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
};

test('navigates while its component is mounted', async () => {
  const router = open();
  await act(async () => navigate('/answer'));
  expect(router.state.location.pathname).toBe('/answer');
});

test('ignores a late navigation when the visitor is on another page', async () => {
  const router = open();
  await act(() => router.navigate('/other'));
  await act(async () => navigate('/answer'));
  expect(router.state.location.pathname).toBe('/other');
});
