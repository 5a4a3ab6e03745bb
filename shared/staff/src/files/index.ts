export { AddFiles } from './add-files.tsx';
export { FileList } from './file-list.tsx';
