import { z } from 'zod';

/** A file that came from a visitor's disk, or from the staff's, by the id that a form names it by. */
export const UploadedFile = z.object({ id: z.uuid(), name: z.string(), size_bytes: z.int() });
export type UploadedFile = z.infer<typeof UploadedFile>;
export const UploadedFileAnswer = z.object({ status: z.literal('ok'), file: UploadedFile });
