import type { LibraryMedium, ManagedMedium } from '@site/contracts/manage-media';
import { MAX_ALT } from '@site/contracts/media-files';
import { TextareaField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { useState } from 'react';
import * as z from 'zod/mini';
import { descriptions } from './descriptions.ts';
import { FocusField } from './focus-field.tsx';
import { PosterPicker } from './poster-picker.tsx';
import css from './staff-media.module.css';

const schemaOf = (empty: string) =>
  z.object({
    ...{ alt: filled(empty), poster: z.string() },
    focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
  });
/** The alternative text of a picture with the focal point of a photograph, or the title and the poster of a video. */
export function DescribeDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, kind, alt, picture, poster, focus } = medium;
  const { title, label, hint, empty } = descriptions[kind === 'document' ? 'photo' : kind];
  const schema = schemaOf(empty);
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { alt, poster: poster ?? '', focus } });
  const [chosen, setChosen] = useState<Pick<LibraryMedium, 'name' | 'picture'> | null>(null);
  const send = (values: z.infer<ReturnType<typeof schemaOf>>) =>
    api.call('POST /manage/media/{name}/describe/', {
      params: { name },
      body: {
        alt: values.alt,
        ...(values.poster && { poster: values.poster }),
        ...(kind === 'photo' && { focus: values.focus }),
      },
    });
  return (
    <DecisionForm
      form={form}
      title={title}
      submit="Сохранить"
      className={css.form}
      send={send}
      done="Описание изменено"
      onClose={onClose}
    >
      <TextareaField
        control={form.control}
        name="alt"
        label={label}
        hint={hint}
        rows={3}
        maxLength={MAX_ALT}
        required
      />
      {picture && kind === 'photo' && (
        <FocusField
          picture={picture}
          point={form.watch('focus')}
          onChange={(point) => form.setValue('focus', point, { shouldDirty: true })}
        />
      )}
      {kind === 'video' && (
        <PosterPicker
          poster={chosen ?? { name: poster ?? '', picture }}
          error={form.formState.errors.poster?.message}
          onPick={(one) => {
            setChosen(one);
            form.setValue('poster', one.name, { shouldDirty: true });
          }}
        />
      )}
    </DecisionForm>
  );
}
