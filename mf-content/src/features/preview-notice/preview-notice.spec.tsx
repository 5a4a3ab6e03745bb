import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PreviewNotice } from './preview-notice.tsx';

const preview = {
  address: '/landings/probe/',
  number: 4,
  state: 'scheduled',
  created_at: '2026-11-20T09:00:00.000Z',
  publish_at: '2026-12-01T07:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
} as const;

test('shows the state of the document, its publication and the expiry of the link', () => {
  const { container } = render(<PreviewNotice preview={preview} />);
  expect(screen.getByText('Предварительный просмотр')).toBeVisible();
  const text = container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Документ /landings/probe/, ревизия 4 от 20 ноября 2026 г. в 12:00: ждёт своего часа');
  expect(text).not.toContain('только блоки');
  expect(text).toMatch(/выйдет 1 декабря 2026 г\. в 10:00\. Ссылка действует до 27 ноября 2026 г\. в 12:00\./);
});

test('shows that a draft is not on the site yet', () => {
  const { container } = render(<PreviewNotice preview={{ ...preview, state: 'draft', publish_at: null }} />);
  expect(container).toHaveTextContent(/черновик, на сайте его ещё нет\. Ссылка/);
});

test('shows that only the blocks of the page are previewed', () => {
  render(<PreviewNotice preview={{ ...preview, is_partial: true }} />);
  expect(screen.getByText(/показаны только блоки/)).toBeVisible();
});
