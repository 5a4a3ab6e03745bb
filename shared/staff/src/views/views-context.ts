import type { StaffView } from '@site/contracts/manage-views';
import { createContext } from 'react';

/** Saved views of the section's list; undefined without the second factor. */
export const ViewsContext = createContext<readonly StaffView[] | undefined>(undefined);
