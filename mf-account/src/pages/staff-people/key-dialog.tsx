import { keyAreas } from '@site/contracts/staff-rights';
import { CheckboxField, TextField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi, useRevalidator } from '@site/runtime';
import { Button } from '@site/ui/button';
import { ChoiceGroup } from '@site/ui/choice';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CopyButton } from '@site/staff/copy-button';
import { areaNames } from '@site/staff/words';
import { ticks, ticked, ticksOf } from './ticks.ts';
import { list } from '@site/staff/list';
import css from './staff-people.module.css';

const schema = z.object({ name: filled(), until: z.string(), areas: ticks(keyAreas) });

/** Creates a key, and shows it until the dialog is closed. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<string>();
  const { revalidate } = useRevalidator();
  if (made === undefined) return <KeyForm onMade={setMade} onClose={onClose} />;
  const close = () => {
    onClose();
    void revalidate();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Ключ создан"
      footer={
        <>
          <CopyButton text={made} done="Ключ скопирован">
            Скопировать ключ
          </CopyButton>
          <Button onClick={close}>Ключ сохранён</Button>
        </>
      }
    >
      <p role="status">Сохраните ключ сейчас: больше он&nbsp;показан не&nbsp;будет.</p>
      <p className={css.secret}>
        <code>{made}</code>
      </p>
      <p className={list.quiet}>
        Команде <code>npm run manage</code> его передаёт переменная <code>MANAGE_KEY</code>.
      </p>
    </Dialog>
  );
}

function KeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { name: '', until: '', areas: ticksOf(keyAreas) } });
  const { control } = form;

  const submit = form.handleSubmit(async ({ name, until, ...values }) => {
    const areas = ticked(keyAreas, values.areas);
    if (areas.length === 0)
      return form.setError('root.server', { type: 'validation', message: 'Выберите хотя бы один раздел' });
    const response = await api.call('POST /manage/keys/', { body: { name, areas, until: until || null } });
    if (!response.ok) return showProblem(form, response.problem);
    onMade(response.value.key);
  });

  return (
    <FormDialog
      title="Создать ключ"
      submit="Создать"
      isSubmitting={form.formState.isSubmitting}
      className={css.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label="Название"
        hint="Человек или программа: от&nbsp;этого имени записываются решения"
        maxLength={100}
        required
      />
      <TextField control={control} name="until" type="date" label="Действует до" hint="Пусто: без&nbsp;срока" />
      <ChoiceGroup legend="Разделы">
        <div className={css.areas}>
          {keyAreas.map((area) => (
            <CheckboxField key={area} control={control} name={`areas.${area}`} label={areaNames[area]} />
          ))}
        </div>
      </ChoiceGroup>
      <FormError control={control} />
    </FormDialog>
  );
}
