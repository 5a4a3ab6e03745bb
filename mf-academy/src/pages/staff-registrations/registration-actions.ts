import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import type { ApiClient } from '@site/runtime';
import { type Bulk, oneByOne } from '@site/staff/bulk';

export const registrationActions = (api: ApiClient): Bulk<ManagedRegistration> => ({
  words: ['записи', 'записей', 'записей'],
  nameOf: ({ people, event }) => `${people.join(', ')}, «${event}»`,
  actions: [
    {
      label: 'Подтвердить оплату',
      done: 'Оплата подтверждена',
      confirm: 'Места станут подтверждёнными, участники получат письма.',
      run: oneByOne(({ id }) => api.call('POST /manage/registrations/{id}/paid/', { params: { id } })),
    },
  ],
});
