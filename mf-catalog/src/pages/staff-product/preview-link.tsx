import type { ProductPreview, ProductValues } from '@site/contracts/manage-goods';
import { showProblem, type SiteForm } from '@site/forms/form';
import { formatDateTime } from '@site/kernel/dates';
import { useApi } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useEffect, useState } from 'react';

interface PreviewLinkProps<Values extends Record<string, unknown>> {
  form: SiteForm<Values>;
  /** Id of the product. */
  id: number;
  read: (form: Values) => Partial<ProductValues>;
}

/** Makes a link to the page of the product with the typed values. */
export function PreviewLink<Values extends Record<string, unknown>>({ form, id, read }: PreviewLinkProps<Values>) {
  const api = useApi();
  const [made, setMade] = useState<ProductPreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A link shows the values of its making.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setMade(null) }), [form]);
  async function make() {
    // A submission would end the draft.
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    setBusy(true);
    const body = read(form.getValues());
    const response = await api.call('POST /manage/products/{id}/preview/', { params: { id }, body });
    setBusy(false);
    if (response.ok) setMade(response.value);
    else showProblem(form, shownAsSent(response.problem));
  }
  return (
    <>
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void make()}>
        Предпросмотр страницы
      </Button>
      <p role="status">
        {made && (
          <span>
            <TextLink href={made.url} target="_blank">
              Открыть предпросмотр
            </TextLink>
            {`: до\u00a0${formatDateTime(made.expires_at)} по\u00a0ссылке страницу увидит каждый`}
          </span>
        )}
      </p>
    </>
  );
}
