import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MAX_BODY_BYTES } from '@site/contracts/limits';
import type { Db } from '../../db/database.ts';
import { ExchangeFailure } from './exchange-failure.ts';
import { ExchangeRepository } from './exchange-repository.ts';
import { fileNameOf, isKept, MAX_EXCHANGE_BYTES, openUploaded } from './uploaded-file.ts';

/** Without a request. */
const SESSION_LASTS = 60 * 60_000;
/** Between two looks at an import that another process runs. */
const POLL_EVERY = 500;

type Import = (tx: Db, file: string, parts: AsyncIterable<Uint8Array>) => Promise<string[]>;

type ExchangeDeps = {
  db: Db;
  now: () => Date;
  importFile: Import;
  /** How long a request waits for an import before it responds with `progress`, in ms. */
  patience: number;
  failed: (error: unknown, file: string) => void;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions of exchange and their files. All state is in the database: each call may reach another process. */
export class ExchangeService {
  private readonly repository: ExchangeRepository;
  private readonly running = new Set<Promise<string | null>>();

  constructor(private readonly deps: ExchangeDeps) {
    this.repository = new ExchangeRepository(deps.db);
  }

  /** Returns the secret of a new session. */
  async open(): Promise<string> {
    const token = randomBytes(32).toString('hex');
    await this.repository.openSession(hashOf(token), this.ending());
    return token;
  }

  /** Returns the session of a secret, and extends it. */
  async find(token: string | undefined): Promise<string> {
    const session = hashOf(token ?? '');
    if (!(await this.repository.extendSession(session, this.deps.now(), this.ending())))
      throw new ExchangeFailure('Сеанс обмена истёк, начните обмен заново');
    return session;
  }

  /** Drops the files of the exchange before. */
  async begin(session: string): Promise<string> {
    await this.repository.deleteFiles(session);
    return `zip=yes\nfile_limit=${MAX_BODY_BYTES}`;
  }

  async addPart(session: string, filename: string | undefined, bytes: Uint8Array): Promise<void> {
    const file = fileNameOf(filename);
    if (!isKept(file)) return;
    if ((await this.repository.sizeOf(session)) + bytes.length > MAX_EXCHANGE_BYTES)
      throw new ExchangeFailure(`Файлы обмена больше ${MAX_EXCHANGE_BYTES / 2 ** 20} МБ`);
    await this.repository.addPart(session, file, bytes);
  }

  /** Imports a file once, however often it is asked for; `progress` while that takes longer than a request waits. */
  async import(session: string, filename: string | undefined): Promise<string> {
    const file = fileNameOf(filename);
    const known = await this.repository.importResponse(session, file);
    if (known !== null) return known;
    const run = this.run(session, file);
    this.running.add(run);
    void run.catch(() => {}).then(() => this.running.delete(run));
    const until = performance.now() + this.deps.patience;
    const progress = setTimeout(this.deps.patience, 'progress', { ref: false });
    return (await Promise.race([run, progress])) ?? this.outcome(session, file, until);
  }

  /** Waits for the imports of this process. */
  close(): Promise<unknown> {
    return Promise.allSettled(this.running);
  }

  forgetExpired() {
    return this.repository.deleteSessions(this.deps.now());
  }

  private ending(): Date {
    return new Date(this.deps.now().getTime() + SESSION_LASTS);
  }

  /** Returns the response, or null if another request runs the import. An error rolls back all of its changes. */
  private async run(session: string, file: string): Promise<string | null> {
    const { db, importFile, failed } = this.deps;
    try {
      return await db.transaction(async (tx) => {
        const repository = new ExchangeRepository(tx);
        if (!(await repository.claimImport(session, file))) return null;
        const lines = await importFile(tx, file, await openUploaded(repository, session, file));
        const response = ['success', ...lines].join('\n');
        await repository.endImport(session, file, response);
        return response;
      });
    } catch (error) {
      if (!(error instanceof ExchangeFailure)) {
        failed(error, file);
        throw error;
      }
      const response = `failure\n${error.message}`;
      await this.repository.endImport(session, file, response);
      return response;
    }
  }

  /** Waits for the response of an import that another request runs. */
  private async outcome(session: string, file: string, until: number): Promise<string> {
    for (;;) {
      const response = await this.repository.importResponse(session, file);
      if (response !== null) return response;
      if (performance.now() > until) return 'progress';
      await setTimeout(POLL_EVERY);
    }
  }
}
