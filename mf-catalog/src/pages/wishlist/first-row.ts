/** As many as the widest screen shows in its first row: their pictures are the page's largest paint. */
export const FIRST_ROW = 4;
