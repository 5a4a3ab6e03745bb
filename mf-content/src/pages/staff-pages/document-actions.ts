import type { ManagedContent } from '@site/contracts/manage-content';
import type { ApiClient } from '@site/runtime';
import { type Bulk, type PlainAction, oneByOne } from '@site/staff/bulk';

const publish = (api: ApiClient) =>
  oneByOne<ManagedContent>(({ address, newest }) =>
    api.call('POST /manage/content/publish/', { body: { address, revision: newest.number } }),
  );

const withdraw =
  (api: ApiClient): PlainAction<ManagedContent>['run'] =>
  async (rows) => {
    const linking = new Set<string>();
    const outcome = await oneByOne<ManagedContent>(async ({ address }) => {
      const response = await api.call('POST /manage/content/withdraw/', { body: { address } });
      if (response.ok) response.value.linked_from.forEach((from) => linking.add(from));
      return response;
    })(rows);
    return {
      ...outcome,
      note: linking.size > 0 ? `На\u00a0снятое ещё ссылаются: ${[...linking].join(', ')}.` : undefined,
    };
  };

export const documentActions = (api: ApiClient): Bulk<ManagedContent> => ({
  words: ['документ', 'документа', 'документов'],
  nameOf: ({ title, address }) => `${title}, ${address}`,
  actions: [
    {
      label: 'Опубликовать',
      done: 'Опубликовано',
      confirm: 'Посетители сразу увидят последнюю ревизию каждого документа.',
      run: publish(api),
    },
    {
      label: 'Снять с\u00a0сайта',
      done: 'Снято с\u00a0сайта',
      confirm:
        'По\u00a0этим адресам документов больше не\u00a0будет. Ревизии останутся: любую можно опубликовать снова.',
      danger: true,
      run: withdraw(api),
    },
  ],
});
