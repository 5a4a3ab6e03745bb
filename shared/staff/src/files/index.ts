export { FileList } from './file-list.tsx';
