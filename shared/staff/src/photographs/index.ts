export { PhotographChoice } from './photograph-choice.tsx';
export { PictureSearch } from './picture-search.tsx';
