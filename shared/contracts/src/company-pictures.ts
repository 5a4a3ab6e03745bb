import { z } from 'zod';
import { Picture } from './picture.ts';

export const CompanyPicture = z.object({ id: z.uuid(), picture: Picture });
export type CompanyPicture = z.infer<typeof CompanyPicture>;

export const CompanyPictureResponse = z.object({ status: z.literal('ok'), file: CompanyPicture });
