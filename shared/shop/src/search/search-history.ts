import { createStoredList } from '../stored-list/index.ts';

/** The visitor's last successful queries, offered by the header's search and listed on the search page. */
export const searchHistory = createStoredList({
  key: 'search-history',
  limit: 8,
  isItem: (value): value is string => typeof value === 'string' && value !== '',
});
