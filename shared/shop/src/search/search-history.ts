import { createStoredList } from '../stored-list/index.ts';

/** The visitor's own last queries that found something: the header's search offers them, the search page lists them. */
export const searchHistory = createStoredList({
  key: 'search-history',
  limit: 8,
  isItem: (value): value is string => typeof value === 'string' && value !== '',
});
