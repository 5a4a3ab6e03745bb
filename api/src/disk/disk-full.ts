/** Codes of the operating system and PostgreSQL for a full disk. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether the disk of this process or of the database is full. drizzle puts the driver's error into the cause. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && FULL.test(code)) || isDiskFull(cause);
}
