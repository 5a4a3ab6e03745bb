import { z } from 'zod';
import { Picture } from './picture.ts';

/** A trainer, as linked from other pages. */
export const TrainerLink = z.object({
  url: z.string(),
  /** Surname, name, patronymic. */
  name: z.string(),
  position: z.string(),
  photo: Picture.nullable(),
});
export type TrainerLink = z.infer<typeof TrainerLink>;
