/** Regular expression of a UUID, in lower case, for JavaScript and PostgreSQL. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const whole = new RegExp(`^${UUID}$`, 'i');

/** Whether a text can be compared with a column of type `uuid`: PostgreSQL rejects others. */
export const isUuid = (text: string): boolean => whole.test(text);
