export { longCall, uploadFile } from './upload-file.ts';
export { useUploads } from './use-uploads.ts';
