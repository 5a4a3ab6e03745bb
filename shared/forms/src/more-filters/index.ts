export { MoreFilters } from './more-filters.tsx';
