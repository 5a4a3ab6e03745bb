import type { directions, objectTypes } from '@site/contracts/company-lists';
import { MIN_PHOTOS } from '@site/contracts/company-lists';
import type { ProjectContent, ProjectDraft } from '@site/contracts/company-profile';
import { filled, text } from '@site/forms/rules';
import * as z from 'zod/mini';

export const projectSchema = z.object({
  title: filled(),
  object_type: filled(),
  city: text(),
  year: filled().check(z.refine((value) => value === '' || /^(?:19[9]\d|20\d\d)$/.test(value), 'Проверьте год')),
  customer: z.string(),
  customer_agreed: z.boolean(),
  task: z.string(),
  solution: z.string(),
  result: z.string(),
  equipment: z.string(),
  directions: z.array(z.string()),
  photos: z.array(z.string()).check(z.minLength(MIN_PHOTOS, `Добавьте не\u00a0меньше ${MIN_PHOTOS}\u00a0фотографий`)),
  video_url: z.string(),
});
export type ProjectValues = z.infer<typeof projectSchema>;

export const projectValues = (content: ProjectDraft | null): ProjectValues =>
  content
    ? { ...content, object_type: content.object_type ?? '', year: content.year === null ? '' : String(content.year) }
    : {
        ...{ title: '', object_type: '', city: '', year: '', customer: '', customer_agreed: false },
        ...{ task: '', solution: '', result: '', equipment: '', directions: [], photos: [], video_url: '' },
      };

export const toProject = (values: ProjectValues): ProjectContent => ({
  ...values,
  year: Number(values.year),
  // The form offers only these values; the API validates them again.
  object_type: values.object_type as (typeof objectTypes)[number],
  directions: values.directions as (typeof directions)[number][],
});

/** Only the title is required. */
export const toDraft = (values: ProjectValues): ProjectDraft => {
  const { object_type, year, ...rest } = toProject(values);
  return { ...rest, object_type: values.object_type ? object_type : null, year: values.year ? year : null };
};
