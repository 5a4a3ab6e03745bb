/** Products in the first row of the widest screen: their pictures are the largest contentful paint. */
export const FIRST_ROW = 4;
