export function threadTime(thread: number | undefined): { worked: number; queued: number } | undefined;
