/** Heartbeat interval of an open editor, in ms. */
export const EDITING_BEAT = 20_000;
/** An editor without a heartbeat for this long has left, in ms: browsers throttle background tabs to one timer a minute. */
export const EDITING_LASTS = 90_000;
