import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedTraining, TrainingChoices } from '@site/contracts/manage-academy';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffTrainingPage } from './staff-training-page.tsx';

const training: ManagedTraining = {
  ...{ slug: 'barriers', type: 'offline', category: 'barriers', level: 'basic', title: 'Монтаж шлагбаумов' },
  ...{ lead: 'Один\u00a0день', audience: 'Монтажники', requirements: '', result: 'Сертификат', duration_hours: 7.5 },
  ...{ programme: [{ module: 'Стойка', hours: 7.5 }], price: 5000, partner_price: null, validity_months: 24 },
  ...{ required_training: null, trainers: ['hidden'], materials: ['Схема', 'Паспорт'], course_id: null },
  ...{ is_hidden: false, revision: 1, url: '/academy/training/barriers/barriers/', decisions: [] },
};
const choices: TrainingChoices = {
  trainings: [
    { slug: 'barriers', title: 'Монтаж шлагбаумов' },
    { slug: 'basics', title: 'Основы' },
  ],
  trainers: [{ slug: 'belov', name: 'Белов Андрей' }],
};

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('changes the programme, prices and trainers of a training, and keeps the rest as it is', async () => {
  const { user } = await renderPage({
    Component: StaffTrainingPage,
    path: '/account/staff/trainings/barriers',
    url: '/account/staff/trainings/barriers/',
    data: { seo: seo('Программы обучения'), access: 'open', value: { training, choices } },
    api: fakeApi(call),
  });
  expect(screen.getByRole('combobox', { name: /^Вид/ })).toBeDisabled();
  const required = screen.getByRole('combobox', { name: /^Нужен сертификат/ });
  expect(required).not.toHaveTextContent('Монтаж шлагбаумов');
  await user.selectOptions(required, 'Основы');
  await user.click(screen.getByRole('button', { name: 'Добавить модуль' }));
  const [, module] = screen.getAllByRole('textbox', { name: /^Модуль/ });
  const [, hours] = screen.getAllByRole('textbox', { name: /^Часов/ });
  await user.type(module!, 'Настройка');
  await user.type(hours!, '1,5');
  await user.type(screen.getByRole('textbox', { name: /^Цена для.партнёров/ }), '6000');
  await user.click(screen.getByRole('checkbox', { name: 'Белов Андрей' }));
  const partner_price = 'Цена для партнёров не может быть больше обычной';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields: { partner_price } }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(partner_price)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /^Цена для.партнёров/ }));
  call.mockResolvedValueOnce(responseTo('PUT /manage/trainings/{slug}/', training));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const { slug: _slug, is_hidden: _hidden, url: _url, decisions: _decisions, ...kept } = training;
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('PUT', '/manage/trainings/barriers/', {
      ...{ ...kept, required_training: 'basics', trainers: ['belov', 'hidden'] },
      programme: [...kept.programme, { module: 'Настройка', hours: 1.5 }],
    }),
  );
});
