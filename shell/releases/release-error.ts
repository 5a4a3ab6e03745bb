/** What is wrong, how to mend it, and, where that is known, with which release. */
export interface Problem {
  release?: string;
  message: string;
}

/** Something that cannot be taken or done: the message says everything that is wrong, and nothing has changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly problems: Problem[];

  constructor(problems: string | Problem[]) {
    const all = typeof problems === 'string' ? [{ message: problems }] : problems;
    const lines = [...new Set(all.map(({ message }) => message))];
    super(lines.length === 1 ? lines[0] : `${lines.length} reasons:\n${lines.map((line) => `  – ${line}`).join('\n')}`);
    this.problems = all;
  }
}

/** Every problem at once: whoever mends one need not come back for the next. */
export function refuseIf(problems: Problem[]) {
  if (problems.length) throw new ReleaseError(problems);
}

/** What `work` refuses as problems of one release. Faults of the program itself are thrown on. */
export async function problemsOf(release: string, work: () => Promise<unknown>): Promise<Problem[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return error.problems.map((problem) => ({ release, ...problem }));
  }
}
