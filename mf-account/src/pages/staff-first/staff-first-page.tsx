import { paths } from '@site/contracts/paths';
import type { Personal } from '@site/contracts/user-data';
import { TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { filled, mobilePhone, text } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useLoaderData, useNavigate, useSession } from '@site/runtime';
import * as z from 'zod/mini';
import { EntranceCard } from '../../features/login/entrance-card.tsx';
import css from '../../features/login/login.module.css';
import type { loader } from './route.ts';

const schema = z.object({ phone: mobilePhone(), surname: text(), name: text(), key: filled() });

const nobody = { phone: '', surname: '', name: '' };
const personOf = ({ phone, surname, name }: Personal) => ({ phone, surname, name });

export function StaffFirstPage() {
  const { seo } = useLoaderData<typeof loader>();
  const personal = useSession((session) => session.personal);
  return (
    <EntranceCard title={seo.h1}>
      <p className={css.lead}>
        На&nbsp;сайте ещё нет администратора. Ключ управления задан при установке сайта переменной{' '}
        <code>MANAGE_KEY</code>.
      </p>
      <FirstForm key={personal?.id} personal={personal} />
    </EntranceCard>
  );
}

function FirstForm({ personal }: { personal: Personal | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm({ schema, defaultValues: { ...(personal ? personOf(personal) : nobody), key: '' } });
  const { control } = form;

  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /account/staff/first/', { body });
    // 404: the site has an administrator meanwhile.
    if (!response.ok && response.status !== 404) return showProblem(form, response.problem);
    await navigate(personal ? paths.staff() : paths.login(paths.staff()));
  });

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      {personal ? (
        <p>{`Администратором станете вы: ${personal.surname} ${personal.name}, ${formatPhone(personal.phone)}.`}</p>
      ) : (
        <>
          <PhoneField
            control={control}
            name="phone"
            hint="По&nbsp;этому номеру вы&nbsp;войдёте на&nbsp;сайт"
            required
          />
          <TextField
            control={control}
            name="surname"
            label="Фамилия"
            autoComplete="family-name"
            maxLength={100}
            required
          />
          <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
        </>
      )}
      <TextField control={control} name="key" type="password" label="Ключ управления" autoComplete="off" required />
      <FormError control={control} />
      <SubmitButton of="first-administrator" size="large" fullWidth loading={form.formState.isSubmitting}>
        Стать администратором
      </SubmitButton>
    </form>
  );
}
