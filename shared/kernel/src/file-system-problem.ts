const remedies: Record<string, string> = {
  ENOSPC: 'the disk is full: free some space and try again',
  EDQUOT: 'the disk quota is exceeded: free some space and try again',
  EACCES: 'access is denied: check the owner and the permissions',
  EPERM: 'access is denied: check the owner and the permissions',
  EROFS: 'the file system is read-only: mount it with write access',
  EMFILE: 'too many files are open: raise the limit (ulimit -n)',
};

/** Returns the line for the terminal if the file system refused an operation and an operator can mend it. */
export function fileSystemProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path } = error as { code?: string; path?: string };
  const remedy = code && remedies[code];
  return remedy && `${path ?? code}: ${remedy}`;
}
