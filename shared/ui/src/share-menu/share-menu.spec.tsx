import { afterEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareMenu } from './share-menu.tsx';

const shared = {
  url: 'https://kamerton.example/product/a/',
  title: 'Привод',
  description: 'До 800 кг',
  image: 'https://kamerton.example/a.png',
};
const toast = { success: jest.fn(), error: jest.fn() };

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const openMenu = async () => {
  const user = userEvent.setup();
  render(<ShareMenu shared={shared} toast={toast} />);
  await user.click(screen.getByText('Поделиться'));
  return user;
};

test('opens a network in a popup centred over the window', async () => {
  Object.assign(window, { screenX: 100, screenY: 50, outerWidth: 1226, outerHeight: 836 });
  const popup = { opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const user = await openMenu();
  await user.click(screen.getByRole('link', { name: 'ВКонтакте' }));
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/vk\.com\/share\.php\?url=https%3A/),
    'share',
    'popup,width=626,height=436,left=400,top=250',
  );
  expect(popup.opener).toBeNull();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('opens a normal link when popups are blocked, and for the mail program', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await openMenu();
  for (const name of ['Телеграм', 'Электронная почта']) {
    const click = createEvent.click(screen.getByRole('link', { name }), { button: 0 });
    // jsdom cannot navigate: check whether the page prevented the default.
    let stopped: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        stopped = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(screen.getByRole('link', { name }), click);
    expect(stopped).toBe(false);
  }
});

test('copies the link to the clipboard', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Ссылка скопирована'));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
});

test('shows the native share sheet of a phone, and the menu when that fails', async () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const share = jest
    .fn<(data: ShareData) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = await openMenu();
  expect(share).toHaveBeenCalledWith({ title: 'Привод', url: shared.url });
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Поделиться'));
  await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
});
