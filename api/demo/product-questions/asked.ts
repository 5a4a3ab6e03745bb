export type Asked = readonly [author: string, city: string, question: string, answer: string];

/** Questions by article, newest first. */
export type Questions = Readonly<Record<string, readonly Asked[]>>;
