export { LibraryButton } from './library-button.tsx';
export { LibraryDialog } from './library-dialog.tsx';
export { LibraryFound } from './library-found.tsx';
export { LibraryMarks } from './library-marks.tsx';
export { LibraryChoice } from './library-choice.tsx';
export { PhotographPicker } from './photograph-picker.tsx';
