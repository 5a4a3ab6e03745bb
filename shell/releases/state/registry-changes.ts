import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Time until the registry is read without a notification, in ms: a pooler of connections may not deliver any. */
const POLL = 1000;

/** Waits for notifications of changes on a connection of its own, which is opened again when it ends. */
export class RegistryChanges {
  private client?: pg.Client;
  private connecting?: Promise<void>;
  private wake = new AbortController();

  constructor(private readonly connection: pg.ClientConfig) {}

  /** Resolves to true after a notification, a new connection or the polling interval; to false when the signal aborts. */
  async next(signal: AbortSignal): Promise<boolean> {
    this.connecting ??= this.listen();
    await pause(POLL, undefined, { signal: AbortSignal.any([signal, this.wake.signal]) }).catch(() => {});
    this.wake = new AbortController();
    return !signal.aborted;
  }

  async close() {
    await this.connecting;
    await this.client?.end().catch(() => {});
  }

  private async listen() {
    const client = new pg.Client(this.connection);
    this.client = client;
    client.on('error', () => {});
    client.on('end', () => (this.connecting = undefined));
    client.on('notification', () => this.wake.abort());
    try {
      await client.connect();
      await client.query('listen releases');
      // A change before it was not notified.
      this.wake.abort();
    } catch {
      // The next call connects again.
      await client.end().catch(() => {});
      this.connecting = undefined;
    }
  }
}
