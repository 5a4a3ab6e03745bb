/** How often an open editor says that it is there, in ms. */
export const EDITING_BEAT = 20_000;
/** Who has said nothing for so long has left, in ms: a browser lets a tab in the background act once a minute. */
export const EDITING_LASTS = 90_000;
