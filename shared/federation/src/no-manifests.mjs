/**
 * Stands in the browser for `plugins/snapshot/SnapshotHandler.js` of the federation runtime, which reads manifests: 1.4 KB
 * of every first load for files that the site does not have, since its remotes are registered by their entries. The
 * runtime's own switch (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) leaves out the plugin alone.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

/** Where a remote is removed: nothing of it is known from a manifest. */
export const getGlobalRemoteInfo = () => ({});
