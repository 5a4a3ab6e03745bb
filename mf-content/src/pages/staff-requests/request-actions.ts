import type { AnswerOf } from '@site/contracts/endpoint-types';
import type { ApiClient } from '@site/runtime';
import { type Bulk, oneByOne } from '@site/staff/bulk';

type Row = AnswerOf<'GET /manage/requests/'>['items'][number];

const move = (api: ApiClient, state: 'taken' | 'closed') =>
  oneByOne<Row>(({ number }) =>
    api.call('POST /manage/requests/{number}/state/', { params: { number }, body: { state } }),
  );

export const requestActions = (api: ApiClient): Bulk<Row> => ({
  words: ['заявку', 'заявки', 'заявок'],
  nameOf: ({ number, name }) => `${number}, ${name}`,
  actions: [
    { label: 'Взять в\u00a0работу', done: 'Взято в\u00a0работу', run: move(api, 'taken') },
    {
      label: 'Закрыть',
      done: 'Закрыто',
      confirm: 'Авторы, у\u00a0которых указана почта, получат письмо. Закрытую заявку можно вернуть в\u00a0работу.',
      run: move(api, 'closed'),
    },
  ],
});
