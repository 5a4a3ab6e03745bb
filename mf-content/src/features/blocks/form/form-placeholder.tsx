import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import css from './form-block.module.css';
import { formTexts, type FormCode } from './form-texts.ts';

/** The form's shape while its code is on the way: the same fields at the same heights, so nothing moves. */
export function FormPlaceholder({ code }: { code: FormCode }) {
  const { comment, submit } = formTexts[code];
  return (
    <div className={css.form} aria-busy="true" inert>
      <Field label="Имя" required><Input disabled /></Field>
      <Field label="Телефон" required><Input disabled /></Field>
      <div className={css.wide}><Field label="Электронная почта"><Input disabled /></Field></div>
      <div className={css.wide}><Field label={comment}><Textarea disabled /></Field></div>
      <div className={css.wide}>
        <Checkbox disabled label="Даю согласие на обработку персональных данных" hint="С&nbsp;политикой обработки персональных данных можно ознакомиться до&nbsp;отправки" />
      </div>
      <div className={css.submit}><Button disabled size="large">{submit}</Button></div>
    </div>
  );
}
