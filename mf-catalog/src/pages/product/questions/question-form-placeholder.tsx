import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import { questionTexts as texts } from './question-texts.ts';
import css from './question-form.module.css';

/** Placeholder while the form's code is loading: the same fields at the same heights, so that nothing shifts. */
export const QuestionFormPlaceholder = () => (
  <div className={css.form} aria-busy="true" inert>
    <div className={css.wide}>
      <Field label={texts.text} required>
        <Textarea disabled />
      </Field>
    </div>
    <Field label={texts.name} required>
      <Input disabled />
    </Field>
    <Field label={texts.city} required>
      <Input disabled />
    </Field>
    <div className={css.wide}>
      <Field label={texts.email} hint={texts.emailHint} required>
        <Input disabled />
      </Field>
    </div>
    <div className={css.wide}>
      <Checkbox
        disabled
        label="Даю согласие на обработку персональных данных"
        hint="С&nbsp;политикой обработки персональных данных можно ознакомиться до&nbsp;отправки"
      />
      <Checkbox disabled label={`Разрешаю ${texts.publication}`} hint={texts.publicationHint} />
    </div>
    <div className={css.submit}>
      <Button disabled size="large">
        {texts.submit}
      </Button>
    </div>
  </div>
);
