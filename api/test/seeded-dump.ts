/** Name of the environment variable that holds the path of the dump. */
export const SEEDED_DUMP = 'API_TEST_DUMP';

/** The clock of the tests begins here, and the demonstration data is of this day. */
export const START = new Date('2026-11-21T09:00:00Z');
