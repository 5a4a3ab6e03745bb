import { beforeEach, expect, jest, test } from '@jest/globals';
import type { CompanyMember, MemberRole } from '@site/contracts/company-members';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { employee } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileEmployeesPage } from './profile-employees-page.tsx';

const photo = {
  id: '00000000-0000-4000-8000-000000000009',
  picture: { src: '/media/company/face-640.webp', alt: '', width: 640, height: 640 },
};
const engineer: CompanyMember = { ...employee, photo };
const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const open = (member: CompanyMember, roles: MemberRole[] = ['company_employee']) =>
  renderPage({
    Component: ProfileEmployeesPage,
    path: '/account/profile/employees',
    url: '/account/profile/employees',
    data: {
      seo: pageSeo('Сотрудники'),
      pagedata: { kind: 'company-employees', members: [member], branches: [], roles },
    },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog', { name: 'Данные сотрудника' }));

test('selects an employee for the site, and shows that consent is missing', async () => {
  const shown = { ...engineer, show_on_site: true };
  call.mockResolvedValueOnce(responseTo('PUT /account/profile/employees/', { status: 'ok', members: [shown] }));
  const { user } = await open(engineer);
  expect(screen.queryByText(/на.сайте/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить: Петрова Анна' }));
  const choice = dialog().getByRole('checkbox', { name: /Показывать на.странице компании/ });
  expect(choice).toHaveAccessibleDescription(/появится на.сайте, когда даст согласие/);
  await user.click(choice);
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Ждём согласия на.показ/)).toBeVisible();
  expect(call).toHaveBeenCalledWith(
    'PUT',
    '/account/profile/employees/',
    expect.objectContaining({ id: engineer.id, photo: photo.id, show_on_site: true }),
  );
});

test('removes a photo, and shows that the employee has agreed', async () => {
  const shown = { ...engineer, show_on_site: true, has_agreed: true };
  const members = [{ ...shown, photo: null }];
  call.mockResolvedValueOnce(responseTo('PUT /account/profile/employees/', { status: 'ok', members }));
  const { user, container } = await open(shown);
  expect(screen.getByText(/Показан на.сайте/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить: Петрова Анна' }));
  await user.click(dialog().getByRole('button', { name: 'Изображение 1: удалить' }));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Показан на.сайте/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('PUT', expect.any(String), expect.objectContaining({ photo: null }));
  expect(container.querySelector('img')).toBeNull();
});

test('invites an employee, shows an error, and keeps and restores the input', async () => {
  const invited: CompanyMember = { ...engineer, id: photo.id, state: 'invited', surname: 'Новикова', photo: null };
  const { user } = await open(engineer);
  const invite = () => screen.getByRole('button', { name: 'Пригласить' });
  const form = () => within(screen.getByRole('dialog', { name: 'Пригласить сотрудника' }));
  await user.click(invite());
  await user.click(form().getByRole('button', { name: 'Пригласить' }));
  expect((await form().findAllByText('Заполните это поле')).length).toBeGreaterThan(4);
  expect(call).not.toHaveBeenCalled();

  await user.type(form().getByRole('textbox', { name: /Телефон/ }), '9160000002');
  await user.type(form().getByRole('textbox', { name: /Фамилия/ }), 'Новикова');
  await user.type(form().getByRole('textbox', { name: /^Имя/ }), 'Нина');
  await user.type(form().getByRole('textbox', { name: /Должность/ }), 'Менеджер');
  await user.type(form().getByRole('textbox', { name: /почта/ }), 'nina@example.ru');
  await user.click(form().getByRole('button', { name: 'Отменить' }));
  await user.click(invite());
  expect(form().getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Новикова');

  const phone = { phone: 'Этот номер телефона нельзя использовать' };
  call.mockResolvedValueOnce(refusal(409, 'exist phone', phone.phone, { fields: phone }));
  await user.click(form().getByRole('checkbox', { name: /есть согласие сотрудников/ }));
  await user.click(form().getByRole('button', { name: 'Пригласить' }));
  expect(await form().findByText(phone.phone)).toBeVisible();
  expect(form().getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Новикова');

  call.mockResolvedValueOnce(
    responseTo('POST /account/profile/employees/', { status: 'ok', members: [engineer, invited] }),
  );
  await user.click(form().getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText('Приглашён')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/account/profile/employees/', {
    ...{ surname: 'Новикова', name: 'Нина', patronymic: '', phone: '+79160000002', email: 'nina@example.ru' },
    ...{ position: 'Менеджер', role: 'company_employee', branch_id: null, consent_employees: true },
  });
});

test('shows that an invitation has expired, and sends it again', async () => {
  const expired: CompanyMember = {
    ...{ ...engineer, state: 'invited', expires_at: '2026-11-17T07:00:00.000Z', is_expired: true },
  };
  const members: CompanyMember[] = [{ ...expired, expires_at: '2026-12-03T07:00:00.000Z', is_expired: false }];
  call.mockResolvedValueOnce(responseTo('POST /account/profile/employees/{id}/invite/', { status: 'ok', members }));
  const { user } = await open(expired);
  expect(screen.getByText('Приглашение истекло')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Пригласить ещё раз: Петрова Анна' }));
  expect(await screen.findByText(/^Приглашение действует до.3 декабря/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `/account/profile/employees/${engineer.id}/invite/`);
});

test('accepts a request to join, or denies it with a reason', async () => {
  const asks: CompanyMember = { ...engineer, state: 'pending', photo: null };
  const { user, unmount } = await open(asks);
  call.mockResolvedValueOnce(refusal(403, 'no_access', 'Нет доступа'));
  await user.click(screen.getByRole('button', { name: 'Принять: Петрова Анна' }));
  expect(screen.getByText('Ожидает подтверждения')).toBeVisible();
  call.mockResolvedValueOnce(
    responseTo('POST /account/profile/employees/accept/', { status: 'ok', members: [engineer] }),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Принять: Петрова Анна' }));
  expect(await screen.findByRole('button', { name: 'Изменить: Петрова Анна' })).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/account/profile/employees/accept/', { id: engineer.id });
  expect(call).toHaveBeenCalledTimes(2);
  unmount();

  const again = await open(asks);
  await again.user.click(screen.getByRole('button', { name: 'Отклонить: Петрова Анна' }));
  const question = within(screen.getByRole('dialog', { name: 'Отклонить запрос?' }));
  await again.user.type(question.getByRole('textbox', { name: 'Причина' }), 'Не работает у нас');
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await again.user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(await question.findByText('Попробуйте позже')).toBeVisible();
  expect(question.getByRole('textbox', { name: 'Причина' })).toHaveValue('Не работает у нас');
  call.mockResolvedValueOnce(responseTo('POST /account/profile/employees/deny/', { status: 'ok', members: [] }));
  await again.user.click(question.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/account/profile/employees/deny/', {
    id: engineer.id,
    reason: 'Не работает у нас',
  });
});

test('removes an employee after a confirmation, and shows a reader no buttons', async () => {
  const { user, unmount } = await open(engineer);
  await user.click(screen.getByRole('button', { name: 'Удалить: Петрова Анна' }));
  const question = within(screen.getByRole('dialog', { name: 'Удалить сотрудника?' }));
  call.mockResolvedValueOnce(responseTo('DELETE /account/profile/employees/{id}/', { status: 'ok', members: [] }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('DELETE', `/account/profile/employees/${engineer.id}/`);
  unmount();
  await open({ ...engineer, may_edit: false, may_remove: false }, []);
  expect(screen.getByRole('heading', { name: 'Петрова Анна' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
