import { useAction, useApi, useSite } from '@site/runtime';
import { Switch } from '@site/ui/choice';
import { TextLink } from '@site/ui/link';

/** Consent to publication. The company may request it; only the person can give it (152-ФЗ, article 10.1). */
export function PublicationConsent({ given }: { given: boolean }) {
  const api = useApi();
  const { consent_publication } = useSite().urls;
  const { busy, act } = useAction();
  const set = (next: boolean) =>
    act(
      () => api.call('PUT /account/personal/publication/', { body: { given: next } }),
      next ? 'Согласие дано' : 'Согласие отозвано',
    );
  return (
    <Switch
      label="Согласен на&nbsp;публикацию сведений обо мне на&nbsp;сайте"
      hint={
        <span>
          Компания сможет показать ваши имя, должность и&nbsp;фотографию на&nbsp;своей странице в&nbsp;каталоге
          партнёров
          {consent_publication && (
            <span>
              . <TextLink href={consent_publication}>Текст согласия</TextLink>
            </span>
          )}
        </span>
      }
      checked={given}
      disabled={busy}
      onChange={(event) => void set(event.target.checked)}
    />
  );
}
