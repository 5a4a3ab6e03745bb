import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MAX_BODY_BYTES } from '@site/contracts/limits';
import type { Db } from '../../db/database.ts';
import { ExchangeFailure } from './exchange-failure.ts';
import type { ExchangePictures } from './exchange-pictures.ts';
import { ExchangeRepository } from './exchange-repository.ts';
import { isPicture } from './picture-names.ts';
import { fileNameOf, isKept, isZip, MAX_EXCHANGE_BYTES, openUploaded, picturesIn } from './uploaded-file.ts';

/** Without a request. */
const SESSION_LASTS = 60 * 60_000;
/** Without a request: the last picture of a session has arrived, although nothing states its end. */
const PICTURES_WAIT = 5 * 60_000;
/** Between two looks at an import that another process runs. */
const POLL_EVERY = 500;

type Import = (tx: Db, file: string, parts: AsyncIterable<Uint8Array>) => Promise<string[]>;

type ExchangeDeps = {
  db: Db;
  now: () => Date;
  importFile: Import;
  pictures: Pick<ExchangePictures, 'addPart' | 'take' | 'takeUploaded' | 'drop' | 'waiting' | 'forgetExpired'>;
  /** Attaches pictures that have come after the import of the file that names them. */
  attachLate: () => Promise<void>;
  /** How long a request waits for an import before it responds with `progress`, in ms. */
  patience: number;
  failed: (error: unknown, file: string) => void;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions of exchange and their files. All state is in the database: each call may reach another process. */
export class ExchangeService {
  private readonly repository: ExchangeRepository;
  /** By session and file. */
  private readonly running = new Map<string, Promise<string | null>>();
  private isClosing = false;

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
    await this.deps.pictures.drop(session);
    await this.repository.deleteFiles(session);
    // An archive has all pictures, so that none could be taken before the last of them has arrived.
    return `zip=no\nfile_limit=${MAX_BODY_BYTES}`;
  }

  async addPart(session: string, filename: string | undefined, bytes: Uint8Array): Promise<string> {
    const file = fileNameOf(filename);
    const { pictures } = this.deps;
    await pictures.takeUploaded(session, { besides: file });
    if (isPicture(file)) await pictures.addPart(session, file, bytes);
    if (!isKept(file)) return 'success';
    if ((await this.repository.sizeOf(session)) + bytes.length > MAX_EXCHANGE_BYTES)
      throw new ExchangeFailure(`Файлы обмена больше ${MAX_EXCHANGE_BYTES / 2 ** 20} МБ`);
    await this.repository.addPart(session, file, bytes);
    return 'success';
  }

  /** Imports a file once, however often it is asked for; `progress` while that takes longer than a request waits. */
  async import(session: string, filename: string | undefined): Promise<string> {
    const file = fileNameOf(filename);
    const known = await this.repository.importResponse(session, file);
    if (known !== null) return known;
    const run = this.running.get(`${session} ${file}`) ?? this.start(session, file);
    const until = performance.now() + this.deps.patience;
    const progress = setTimeout(this.deps.patience, 'progress', { ref: false });
    return (await Promise.race([run, progress])) ?? this.outcome(session, file, until);
  }

  /** Waits for the imports of this process; one that takes pictures goes on with the next request, in another process. */
  close(): Promise<unknown> {
    this.isClosing = true;
    return Promise.allSettled(this.running.values());
  }

  /** Takes the last picture of each session that sends no more, and attaches what came late. */
  async takeLate(): Promise<void> {
    const { pictures, attachLate } = this.deps;
    for (const session of await pictures.waiting(new Date(this.ending().getTime() - PICTURES_WAIT)))
      await pictures.takeUploaded(session);
    await attachLate();
  }

  async forgetExpired(): Promise<void> {
    await this.deps.pictures.forgetExpired();
    await this.repository.deleteSessions(this.deps.now());
  }

  private ending(): Date {
    return new Date(this.deps.now().getTime() + SESSION_LASTS);
  }

  private start(session: string, file: string): Promise<string | null> {
    const key = `${session} ${file}`;
    const run = this.run(session, file);
    this.running.set(key, run);
    void run.catch(() => {}).then(() => this.running.delete(key));
    return run;
  }

  /** Takes all pictures that have arrived. False: the process is closing. */
  private async takePictures(session: string): Promise<boolean> {
    const { pictures } = this.deps;
    const isStopping = () => this.isClosing;
    if (!(await pictures.takeUploaded(session, { isStopping }))) return false;
    for (const archive of (await this.repository.files(session)).filter(isZip)) {
      // The pictures of an archive are an import of their own, done once.
      if ((await this.repository.importResponse(session, archive)) !== null) continue;
      for await (const picture of picturesIn(this.repository, session, archive)) {
        await pictures.take(picture);
        if (isStopping()) return false;
      }
      await this.repository.endImport(session, archive, 'success');
    }
    return true;
  }

  /** Returns the response, or null if another request runs the import. An error rolls back all of its changes. */
  private async run(session: string, file: string): Promise<string | null> {
    const { db, importFile, failed } = this.deps;
    try {
      // Pictures are encoded before the transaction: visitors of an embedded database would wait for its end.
      if (!(await this.takePictures(session))) return 'progress';
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
