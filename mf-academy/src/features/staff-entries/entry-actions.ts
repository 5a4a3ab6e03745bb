import type { PluralForms } from '@site/kernel/plurals';
import type { CallResult } from '@site/runtime';
import { type Bulk, oneByOne } from '@site/staff/bulk';
import { hidingText, showingText } from './hiding-words.ts';

interface EntryCalls<Row> {
  words: PluralForms;
  nameOf: (row: Row) => string;
  show: (row: Row) => Promise<CallResult<unknown>>;
  hide: (row: Row) => Promise<CallResult<unknown>>;
}

export const entryActions = <Row>({ show, hide, ...entries }: EntryCalls<Row>): Bulk<Row> => ({
  ...entries,
  actions: [
    { label: 'Показать', done: 'Снова на\u00a0сайте', confirm: showingText, run: oneByOne(show) },
    { label: 'Скрыть', done: 'Скрыто', confirm: hidingText, danger: true, run: oneByOne(hide) },
  ],
});
