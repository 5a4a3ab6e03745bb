import { z } from 'zod';

/** A file uploaded by a visitor or the staff, and the id that refers to it. */
export const UploadedFile = z.object({ id: z.uuid(), name: z.string(), size_bytes: z.int() });
export type UploadedFile = z.infer<typeof UploadedFile>;
export const UploadedFileResponse = z.object({ status: z.literal('ok'), file: UploadedFile });
