import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import { requestTexts, type RequestCode } from './request-texts.ts';
import css from './request-form.module.css';

/** Placeholder while the form's code is loading: the same fields at the same heights, so that nothing shifts. */
export function RequestFormPlaceholder({ code }: { code: RequestCode }) {
  const { comment, submit } = requestTexts[code];
  return (
    <div className={css.form} aria-busy="true" inert>
      <Field label="Имя" required>
        <Input disabled />
      </Field>
      <Field label="Телефон" required>
        <Input disabled />
      </Field>
      <div className={css.wide}>
        <Field label="Электронная почта">
          <Input disabled />
        </Field>
      </div>
      <div className={css.wide}>
        <Field label={comment}>
          <Textarea disabled />
        </Field>
      </div>
      <div className={css.wide}>
        <Checkbox
          disabled
          label="Даю согласие на обработку персональных данных"
          hint="С&nbsp;политикой обработки персональных данных можно ознакомиться до&nbsp;отправки"
        />
      </div>
      <div className={css.submit}>
        <Button disabled size="large">
          {submit}
        </Button>
      </div>
    </div>
  );
}
