import type { Product } from '@site/contracts/catalog';
import { ConsentField, EmailField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { consent, email } from '@site/forms/rules';
import { useApi, useSession, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { focusOnce } from '../focus-once.ts';
import css from './stock-notice.module.css';

const schema = z.object({ email: email(), consent: consent() });

interface StockNoticeDialogProps {
  product: Pick<Product, 'id' | 'name' | 'article'>;
  onClose: () => void;
}

/** Requests a single e-mail for when the product is in stock. */
export function StockNoticeDialog({ product: { id, name, article }, onClose }: StockNoticeDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog open onClose={onClose} size="small" title={'Сообщить о\u00a0поступлении'}>
      <div className={css.content}>
        <p>
          {name} <span className={css.article}>Арт.&nbsp;{article}</span>
        </p>
        {sentTo === undefined ? (
          <NoticeForm productId={id} onSent={setSentTo} />
        ) : (
          <Sent to={sentTo} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function NoticeForm({ productId, onSent }: { productId: number; onSent: (email: string) => void }) {
  const api = useApi();
  const { consent_stock_notice: document } = useSite().urls;
  const known = useSession((session) => session.personal?.email ?? '');
  const form = useSiteForm({
    schema,
    defaultValues: { email: known, consent: false },
    draft: { name: 'stock-notice', except: ['consent'] },
  });
  const {
    control,
    formState: { isSubmitting },
  } = form;

  const submit = form.handleSubmit(async (values) => {
    const result = await api.call('POST /product/{id}/stock-notice/', {
      params: { id: productId },
      body: { email: values.email, consent: true },
    });
    if (result.ok) onSent(values.email);
    else showProblem(form, result.problem);
  });

  return (
    <form method="dialog" className={css.form} onSubmit={submit} noValidate>
      <EmailField
        control={control}
        name="email"
        required
        hint="Пришлём одно письмо, когда товар появится на&nbsp;складе. Рассылок не&nbsp;будет"
      />
      <ConsentField control={control} name="consent" document={document} />
      <FormError control={control} />
      <Button type="submit" size="large" loading={isSubmitting}>
        Сообщить о&nbsp;поступлении
      </Button>
    </form>
  );
}

/** Confirmation. The focused button is gone: focus the close button. */
const Sent = ({ to, onClose }: { to: string; onClose: () => void }) => (
  <>
    <Alert tone="success" live title="Готово">
      Напишем на&nbsp;{to}, когда товар появится на&nbsp;складе.
    </Alert>
    <Button variant="secondary" size="large" ref={focusOnce} onClick={onClose}>
      Закрыть
    </Button>
  </>
);
