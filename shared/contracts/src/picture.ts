import { z } from 'zod';

/** A picture with its dimensions (to avoid layout shift) and its modern formats, best first. */
export const Picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  sources: z
    .array(
      z.object({
        type: z.enum(['image/avif', 'image/webp', 'image/svg+xml']),
        srcset: z.string(),
        media: z.string().optional(),
      }),
    )
    .optional(),
  /** Average colour, #rrggbb, shown until the picture has loaded. */
  color: z.string().optional(),
  /** `object-position` where the picture is cropped: «30% 70%»; absent: the centre. */
  position: z.string().optional(),
});
export type Picture = z.infer<typeof Picture>;
