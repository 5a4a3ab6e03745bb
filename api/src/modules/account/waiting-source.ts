import type { Waiting } from '@site/contracts/dashboard';
import type { Visitor } from '../session/visitor.ts';

/** Returns a module's dashboard entries for the visitor. Sources are registered in `account-module.ts`. */
export type WaitingSource = (visitor: Visitor) => Promise<Waiting[]>;
