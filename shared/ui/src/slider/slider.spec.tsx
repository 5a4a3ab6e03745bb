import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Slider } from './index.ts';

const room = () => screen.getByRole('region', { name: 'Главное' }).className;

test('reserves no space for a pager with a single slide', async () => {
  const { rerender } = render(
    <Slider label="Главное">
      <p>Первый</p>
    </Slider>,
  );
  expect(room()).toContain('single');
  // Swiper may have loaded.
  await act(async () =>
    rerender(
      <Slider label="Главное">
        <p>Первый</p>
        <p>Второй</p>
      </Slider>,
    ),
  );
  expect(room()).not.toContain('single');
});
