export { PhotographChoice } from './photograph-choice.tsx';
export { PhotographDialog } from './photograph-dialog.tsx';
export { PhotographPicker } from './photograph-picker.tsx';
export { PictureSearch } from './picture-search.tsx';
