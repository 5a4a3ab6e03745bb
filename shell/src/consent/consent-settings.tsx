import { useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Switch } from '@site/ui/choice';
import { Dialog } from '@site/ui/dialog';
import { isPlainClick, TextLink } from '@site/ui/link';
import { useState } from 'react';
import { announce } from '../base/announcer.tsx';
import { saveConsent, closeConsentSettings } from './consent-state.ts';
import type { Consent } from './stored-consent.ts';
import css from './consent-settings.module.css';

const kinds = [
  {
    name: 'analytics',
    label: 'Аналитические',
    hint: 'Помогают понять, какие страницы полезны, а\u00a0какие стоит исправить.',
  },
  { name: 'marketing', label: 'Маркетинговые', hint: 'Позволяют показывать предложения, которые подходят вам.' },
] as const;

interface ConsentSettingsProps {
  version: string;
  consent: Consent | null | undefined;
}

export function ConsentSettings({ version, consent }: ConsentSettingsProps) {
  const { urls } = useSite();
  const [chosen, choose] = useState<Consent>(consent ?? { analytics: false, marketing: false });
  const save = (choice: Consent) => {
    saveConsent(choice, version);
    announce('Настройки cookie сохранены');
  };

  return (
    <Dialog
      open
      onClose={closeConsentSettings}
      title="Настройки cookie"
      footer={
        <>
          <Button onClick={() => save(chosen)}>Сохранить</Button>
          <Button variant="secondary" onClick={() => save({ analytics: true, marketing: true })}>
            Принять все
          </Button>
        </>
      }
    >
      <p className={css.intro}>
        <span>
          Выберите, что разрешить. Изменить выбор можно в&nbsp;любой момент по&nbsp;ссылке «Настройки cookie» внизу
          страницы.
        </span>{' '}
        {urls.cookies && (
          <TextLink href={urls.cookies} onClick={(event) => isPlainClick(event) && closeConsentSettings()}>
            Политика использования файлов cookie
          </TextLink>
        )}
      </p>
      <div className={css.kinds}>
        <Switch
          label="Необходимые"
          hint="Поддерживают вход, корзину и&nbsp;сравнение. Без них сайт не&nbsp;работает, поэтому они включены всегда."
          checked
          disabled
          readOnly
        />
        {kinds.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            onChange={({ target }) => choose({ ...chosen, [name]: target.checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
