import type { Waiting } from '@site/contracts/dashboard';
import type { Visitor } from '../session/visitor.ts';

/** A module's word on what waits for the visitor. The dashboard asks all of the list in `account-module.ts`. */
export type WaitingSource = (visitor: Visitor) => Promise<Waiting[]>;
