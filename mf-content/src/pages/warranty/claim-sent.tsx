import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';

export interface SentClaim {
  number: number;
  url: string;
  email: string;
}

/** Replaces the form, and takes its focus. */
export function ClaimSent({ claim: { number, url, email } }: { claim: SentClaim }) {
  return (
    <div tabIndex={-1} ref={(element) => element?.focus()}>
      <Alert
        tone="success"
        live
        title={`Обращение №\u00a0${number} принято`}
        actions={<ButtonLink href={url}>Состояние обращения</ButtonLink>}
      >
        Инженер ответит в&nbsp;течение двух рабочих дней. Ссылка на&nbsp;состояние обращения отправлена на&nbsp;{email}.
      </Alert>
    </div>
  );
}
