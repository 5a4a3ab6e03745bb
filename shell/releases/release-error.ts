export interface Problem {
  /** Name of the release that causes the problem, if one does. */
  release?: string;
  /** Describes the fault and its remedy. */
  message: string;
}

/** A rejected operation that changed nothing. The message lists all problems. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly problems: Problem[];

  constructor(problems: string | Problem[]) {
    const all = typeof problems === 'string' ? [{ message: problems }] : problems;
    const lines = [...new Set(all.map(({ message }) => message))];
    super(
      lines.length === 1 ? lines[0] : `${lines.length} problems:\n${lines.map((line) => `  – ${line}`).join('\n')}`,
    );
    this.problems = all;
  }
}

export function refuseIf(problems: Problem[]) {
  if (problems.length) throw new ReleaseError(problems);
}

/** Returns the problems of a `ReleaseError` that `work` throws, for this release. Other errors are rethrown. */
export async function problemsOf(release: string, work: () => Promise<unknown>): Promise<Problem[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return error.problems.map((problem) => ({ release, ...problem }));
  }
}
