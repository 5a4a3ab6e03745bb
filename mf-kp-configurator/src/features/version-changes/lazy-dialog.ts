import { lazy } from 'react';

/** Most lists and proposals are read without it. */
export const VersionChangesDialog = lazy(async () => ({
  default: (await import('./version-changes-dialog.tsx')).VersionChangesDialog,
}));
