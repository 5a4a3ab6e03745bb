import type { Problem } from '@site/contracts/problem';
import type { PluralForms } from '@site/kernel/plurals';
import type { CallResult } from '@site/runtime';
import type { ComponentType } from 'react';

export interface BulkOutcome<Row> {
  changed: number;
  failed: readonly { row: Row; problem: Problem }[];
  /** A consequence to show: «На снятое ещё ссылаются: …». */
  note?: string | undefined;
  /** Takes the changes back. */
  undo?: (() => Promise<CallResult<unknown>>) | undefined;
}

interface AnyAction {
  /** Label of the button, and beginning of the question: «Снять с сайта». */
  label: string;
  /** Before the number of changed rows: «Снято с сайта». */
  done: string;
  /** Whether it takes something away. */
  danger?: boolean;
}

export interface PlainAction<Row> extends AnyAction {
  /** The consequences, in a question before the action. Default: it runs at once. */
  confirm?: string;
  run: (rows: readonly Row[]) => Promise<BulkOutcome<Row>>;
}

/** An action with a choice, such as which badges. */
export interface ChosenAction<Row> extends AnyAction {
  /** A dialog that sends the choice. It stays open when the API refuses. */
  choose: ComponentType<BulkChoice<Row>>;
}

export interface BulkChoice<Row> {
  rows: readonly Row[];
  onDone: (outcome: BulkOutcome<Row>) => Promise<void>;
  onClose: () => void;
}

export type BulkAction<Row> = PlainAction<Row> | ChosenAction<Row>;

export interface Bulk<Row> {
  /** The rows in the question, after the label: «заявку», «заявки», «заявок». */
  words: PluralForms;
  /** Accessible name of the row, also for its failure. */
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
}

/** Failures that the rows after it would have too: no connection, no session, no right, too many requests. */
const endsAll = ({ status }: { status: number }) => [401, 403, 429, 502, 503].includes(status);

/** Decides about one row after another, each with a call of its own. */
export const oneByOne =
  <Row>(decide: (row: Row) => Promise<CallResult<unknown>>): PlainAction<Row>['run'] =>
  async (rows) => {
    const failed: { row: Row; problem: Problem }[] = [];
    for (const [index, row] of rows.entries()) {
      const response = await decide(row);
      if (response.ok) continue;
      const { problem } = response;
      failed.push({ row, problem });
      if (!endsAll(response)) continue;
      failed.push(...rows.slice(index + 1).map((other) => ({ row: other, problem })));
      break;
    }
    return { changed: rows.length - failed.length, failed };
  };
