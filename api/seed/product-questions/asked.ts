/** One question with its answer, as a buyer and an engineer wrote them. */
export type Asked = readonly [author: string, city: string, question: string, answer: string];

/** By article, newest first. */
export type Questions = Readonly<Record<string, readonly Asked[]>>;
