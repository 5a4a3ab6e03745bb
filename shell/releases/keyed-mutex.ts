/** Runs the work of each key one at a time, in order of arrival. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  run(key: string, work: () => Promise<unknown>) {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(work).catch(() => {});
    this.last.set(key, mine);
    void mine.then(() => {
      if (this.last.get(key) === mine) this.last.delete(key);
    });
  }
}
