import type { LibraryMedium, ManagedMedium } from '@site/contracts/manage-media';
import { MAX_ALT } from '@site/contracts/media-files';
import { TextareaField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FocusField } from './focus-field.tsx';
import { PosterPicker } from './poster-picker.tsx';
import css from './staff-media.module.css';

const schemaOf = (empty: string) =>
  z.object({
    ...{ alt: filled(empty), poster: z.string() },
    focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
  });
const photo = {
  ...{ schema: schemaOf('Опишите, что на\u00a0снимке'), title: 'Описание снимка', label: 'Что на\u00a0снимке' },
  hint: 'Альтернативный текст: его прочтут те, кто снимка не\u00a0видит',
};
const video = {
  ...{ schema: schemaOf('Укажите название видео'), title: 'Название и\u00a0заставка видео', label: 'Название видео' },
  hint: 'Под роликом и\u00a0для тех, кто его не\u00a0видит',
};

/** The alternative text and the focal point of a photograph, or the title and the poster of a video. */
export function DescribeDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, kind, alt, picture, poster, focus } = medium;
  const { schema, title, label, hint } = kind === 'video' ? video : photo;
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { alt, poster: poster ?? '', focus } });
  const [chosen, setChosen] = useState<Pick<LibraryMedium, 'name' | 'picture'> | null>(null);
  const send = (values: z.infer<typeof schema>) =>
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
