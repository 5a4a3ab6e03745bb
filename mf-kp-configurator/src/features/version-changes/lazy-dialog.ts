import { lazy } from 'react';

/** Loaded on demand: most visits do not compare versions. */
export const VersionChangesDialog = lazy(async () => ({
  default: (await import('./version-changes-dialog.tsx')).VersionChangesDialog,
}));
