import { MAX_BODY_BYTES } from '@site/contracts/limits';
import type { Db } from '../../db/database.ts';
import { ExchangeFailure } from './exchange-failure.ts';
import { noted } from './exchange-notes.ts';
import { ExchangeOrderRepository } from './exchange-order-repository.ts';
import { ExchangeRepository } from './exchange-repository.ts';
import type { ExchangeService } from './exchange-service.ts';
import { writeOrders } from './order-documents.ts';
import { readDocuments, type Taken, takeDocuments, type TakingDeps } from './take-documents.ts';
import { fileNameOf, isKept, openDocuments } from './uploaded-file.ts';

/** Per query; 1C gets the others with its next exchange. */
const MAX_ORDERS = 500;

type Deps = TakingDeps & { exchange: Pick<ExchangeService, 'addPart'> };

function responseOf({ changed, unknown, refused }: Taken): string {
  const done = [`Изменено заказов: ${changed}`, noted('Заказов нет на сайте', unknown)].filter(Boolean);
  return refused.length ? ['failure', ...refused, ...done].join('\n') : ['success', ...done].join('\n');
}

/** Orders for 1C, and its documents about them. */
export class OrderExchange {
  private readonly repository: ExchangeRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new ExchangeRepository(deps.db);
  }

  /** Returns the orders that 1C does not have as they are now. */
  query(session: string): Promise<string> {
    return this.deps.db.transaction(async (tx: Db) => {
      const orders = new ExchangeOrderRepository(tx);
      const changed = await orders.changed(MAX_ORDERS);
      await orders.offer(
        session,
        changed.map(({ order, version }) => ({ id: order.id, version })),
      );
      return writeOrders(changed, this.deps.now());
    });
  }

  /** 1C has stored the orders of the query. */
  async confirm(session: string): Promise<string> {
    await new ExchangeOrderRepository(this.deps.db).accept(session);
    return 'success';
  }

  /** Takes the documents of a file with its last part. Versions of 1C differ in whether they ask for an import then. */
  async addPart(session: string, filename: string | undefined, bytes: Uint8Array): Promise<string> {
    const file = fileNameOf(filename);
    if (!isKept(file)) return 'success';
    await this.repository.deleteImported(session, file);
    await this.deps.exchange.addPart(session, file, bytes);
    const mayGoOn = bytes.length >= MAX_BODY_BYTES;
    return mayGoOn && !(await this.isWhole(session, file)) ? 'success' : this.import(session, file);
  }

  async import(session: string, filename: string | undefined): Promise<string> {
    const file = fileNameOf(filename);
    const known = await this.repository.importResponse(session, file);
    if (known !== null) return known;
    const response = await this.take(session, file);
    await this.repository.endImport(session, file, response);
    return response;
  }

  private async take(session: string, file: string): Promise<string> {
    try {
      return responseOf(await takeDocuments(this.deps, await openDocuments(this.repository, session, file)));
    } catch (error) {
      if (error instanceof ExchangeFailure) return `failure\n${error.message}`;
      throw error;
    }
  }

  private async isWhole(session: string, file: string): Promise<boolean> {
    try {
      await readDocuments(await openDocuments(this.repository, session, file));
      return true;
    } catch (error) {
      if (error instanceof ExchangeFailure) return false;
      throw error;
    }
  }
}
