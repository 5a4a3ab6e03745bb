/** Heartbeat interval of an open editor, in ms. */
export const EDITING_HEARTBEAT = 20_000;
/** An editor without a heartbeat for this long has left, in ms: browsers throttle background tabs to one timer a minute. */
export const EDITING_TIMEOUT = 90_000;
