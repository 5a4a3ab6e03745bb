import type { Order, OrderLine, ReturnRequest } from '@site/contracts/orders';
import { CheckboxField, TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { formatPrice } from '@site/kernel/money';
import { sumOf } from '@site/kernel/sums';
import { toast, useApi, type CallResult } from '@site/runtime';
import { ProductName } from '@site/ui/product-name';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { successText } from './success-text.ts';
import css from './orders.module.css';

const schema = z.object({
  text: filled(),
  lines: z.array(z.object({ product_id: z.number(), chosen: z.boolean(), qty: z.number() })),
});

const leftOf = ({ qty, returned }: OrderLine) => qty - returned;

interface ReturnDialogProps {
  id: string;
  lines: readonly OrderLine[];
  onDone: (order: Order) => void;
  /** Called with a failed response; the dialog shows the error itself. */
  onRefused: (answer: CallResult<unknown>) => void;
  onClose: () => void;
}

/** A return of the whole order, or of chosen lines and quantities. It goes to a manager and requires a reason. */
export function ReturnDialog({ id, lines, onDone, onRefused, onClose }: ReturnDialogProps) {
  const api = useApi();
  const left = lines.filter((line) => leftOf(line) > 0);
  const form = useSiteForm({
    schema,
    defaultValues: {
      text: '',
      lines: left.map((line) => ({ product_id: line.product_id, chosen: true, qty: leftOf(line) })),
    },
    draft: { name: `order-return-${id}`, except: ['lines'] },
  });
  const { control, formState } = form;
  const values = useWatch({ control, name: 'lines' });
  const isChosen = (index: number) => values[index]?.chosen ?? false;
  const qtyOf = (index: number) => values[index]?.qty ?? 0;
  const sums = left.map(({ price }, index) => (isChosen(index) ? price * qtyOf(index) : 0));
  const isWhole = left.every((line, index) => isChosen(index) && qtyOf(index) === leftOf(line));

  const submit = form.handleSubmit(async ({ text, lines: wanted }) => {
    const chosen = wanted.filter((line) => line.chosen).map(({ product_id, qty }) => ({ product_id, qty }));
    if (chosen.length === 0) return form.setError('lines', { message: 'Выберите, что вернуть' });
    const body: ReturnRequest = isWhole ? { reason: text } : { reason: text, lines: chosen };
    const answer = await api.call('POST /order/{id}/return/', { params: { id }, body });
    if (!answer.ok) {
      onRefused(answer);
      return showProblem(form, answer.problem);
    }
    toast.success(successText(answer.value.order));
    onDone(answer.value.order);
  });

  return (
    <FormDialog
      title="Запросить возврат"
      submit="Отправить запрос"
      cancel="Не&nbsp;сейчас"
      isSubmitting={formState.isSubmitting}
      className={css.words}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={css.returned}>
        <legend className={css.returnedTitle}>Что вернуть</legend>
        {left.map((line, index) => (
          <div key={line.product_id} className={css.returnedLine}>
            <CheckboxField control={control} name={`lines.${index}.chosen`} label={<ProductName name={line.name} />} />
            {leftOf(line) > 1 && (
              <Controller
                control={control}
                name={`lines.${index}.qty`}
                render={({ field }) => (
                  <QuantityStepper
                    value={field.value}
                    onChange={field.onChange}
                    max={leftOf(line)}
                    label={`Количество: ${line.name}`}
                    disabled={!isChosen(index)}
                  />
                )}
              />
            )}
            <span className={css.sum}>{formatPrice(sums[index])}</span>
          </div>
        ))}
        {formState.errors.lines?.message && (
          <p role="alert" className={css.problem}>
            {formState.errors.lines.message}
          </p>
        )}
      </fieldset>
      <p role="status">
        Сумма возврата: <strong>{formatPrice(sumOf(sums))}</strong>
      </p>
      <TextareaField
        control={control}
        name="text"
        label="Что не&nbsp;так с&nbsp;заказом"
        maxLength={500}
        rows={4}
        required
      />
      <FormError control={control} />
    </FormDialog>
  );
}
