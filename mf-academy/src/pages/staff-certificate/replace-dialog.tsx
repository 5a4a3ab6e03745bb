import type { ManagedAcademyCertificate } from '@site/contracts/manage-academy-certificates';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { text } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { formColumns } from '@site/forms/form-columns';
import * as z from 'zod/mini';

const schema = z.object({ surname: text(), name: text(), patronymic: text(false) });

interface ReplaceDialogProps {
  certificate: ManagedAcademyCertificate;
  /** Called with the number of the new certificate. */
  onReplaced: (number: string) => void;
  onClose: () => void;
}

export function ReplaceDialog({ certificate, onReplaced, onClose }: ReplaceDialogProps) {
  const api = useApi();
  const { number, surname, name, patronymic } = certificate;
  const send = async (body: z.infer<typeof schema>) => {
    const response = await api.call('POST /manage/academy-certificates/{number}/replace/', {
      params: { number },
      body,
    });
    if (response.ok) onReplaced(response.value.number);
    return response;
  };
  const form = useSiteForm({ schema, defaultValues: { surname, name, patronymic } });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Исправить имя"
      submit="Переоформить"
      send={send}
      done="Сертификат переоформлен"
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        {`Сертификат получит новый номер и\u00a0те\u00a0же сроки, ${number} перестанет действовать. Владельцу придёт письмо.`}
      </p>
      <TextField control={control} name="surname" label="Фамилия" maxLength={100} required />
      <TextField control={control} name="name" label="Имя" maxLength={100} required />
      <TextField control={control} name="patronymic" label="Отчество" maxLength={100} />
    </DecisionForm>
  );
}
