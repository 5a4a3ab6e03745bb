export { groupLabels } from './group-labels.ts';
export { searchHistory } from './search-history.ts';
