import type { QueueNoun } from '@site/contracts/staff-page';
import type { SQL } from 'drizzle-orm';

/** Items of a module that wait for a decision of the staff: a query with the start of each wait. One module declares a noun. */
export type Waiting = Partial<Record<QueueNoun, SQL>>;
