import { useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useEffect, useRef } from 'react';
import { saveConsent, openConsentSettings } from './consent-state.ts';
import { useStickyBottom } from './use-sticky-bottom.ts';
import css from './consent-banner.module.css';

/** Non-modal, and does not take the focus. */
export function ConsentBanner({ version }: { version: string }) {
  const { texts, urls } = useSite();
  const ref = useRef<HTMLElement>(null);
  useStickyBottom(ref);

  // Unmounting removes the focused button, which would reset the focus to the start of the page.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <section ref={ref} className={css.banner} aria-label="Файлы cookie" data-print="hide">
      <p>
        <span>{texts.cookie_banner ?? 'Сайт использует файлы cookie.'}</span>
        {urls.cookies && (
          <span>
            {' '}
            Подробнее&nbsp;— в&nbsp;<TextLink href={urls.cookies}>политике использования файлов cookie</TextLink>
          </span>
        )}
      </p>
      <div className={css.buttons}>
        <Button size="small" onClick={() => saveConsent({ analytics: true, marketing: true }, version)}>
          Принять все
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => saveConsent({ analytics: false, marketing: false }, version)}
        >
          Только необходимые
        </Button>
        <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={openConsentSettings}>
          Настроить
        </Button>
      </div>
    </section>
  );
}
