export { LibraryButton } from './library-button.tsx';
export { PhotographChoice } from './photograph-choice.tsx';
export { PhotographPicker } from './photograph-picker.tsx';
export { PictureSearch } from './picture-search.tsx';
