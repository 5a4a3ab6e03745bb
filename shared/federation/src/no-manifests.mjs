/**
 * Replaces `plugins/snapshot/SnapshotHandler.js` of the federation runtime in the browser. The original reads manifests,
 * which the site does not have, since it registers remotes by their entries, and adds 1.4 KB to every first load. The
 * runtime's own switch (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) removes only the plugin.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

/** Called when a remote is removed; there is no manifest data to return. */
export const getGlobalRemoteInfo = () => ({});
