import { FileState } from './file-state.ts';
import { PostgresState } from './postgres-state.ts';
import type { State } from './state.ts';

/** The database of DATABASE_URL, else files of DATA_DIR. */
export const openState = ({ DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string }): State =>
  DATABASE_URL ? new PostgresState(DATABASE_URL, DATA_DIR) : new FileState(DATA_DIR);
