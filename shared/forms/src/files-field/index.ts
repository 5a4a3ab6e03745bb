export { accept, fileError } from './file-rules.ts';
export { FileRow } from './file-row.tsx';
export { FilesField } from './files-field.tsx';
