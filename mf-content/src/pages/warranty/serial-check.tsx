import { paths } from '@site/contracts/paths';
import type { WarrantyPageData } from '@site/contracts/warranty';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import type { ClaimedDevice } from './claim-section.tsx';
import { DeviceCard } from './device-card.tsx';
import css from './serial-check.module.css';

interface SerialCheckProps {
  checked: WarrantyPageData;
  onClaim: (device: ClaimedDevice) => void;
}

/** A plain GET form: it works without scripts, and the captcha returns to it. */
export function SerialCheck({ checked, onClaim }: SerialCheckProps) {
  const { serial, outcome, text } = checked;
  return (
    <Container>
      <Panel padding="large" className={css.panel}>
        <section aria-labelledby="check-title" className={css.check}>
          <h2 id="check-title" className={css.title}>
            Проверить гарантию
          </h2>
          <form action={paths.warranty()} method="get" role="search" aria-labelledby="check-title" className={css.form}>
            <Field
              label="Серийный номер"
              hint="На&nbsp;табличке изделия, например 2609SL80A017"
              error={outcome === 'malformed' && text}
            >
              <Input
                // Another number remounts the field.
                key={serial}
                name="serial"
                defaultValue={serial}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
              />
            </Field>
            <Button type="submit" className={css.submit}>
              Проверить
            </Button>
          </form>
        </section>
        <Outcome checked={checked} onClaim={onClaim} />
      </Panel>
    </Container>
  );
}

function Outcome({ checked: { serial, outcome, text, device }, onClaim }: SerialCheckProps) {
  if (device) return <DeviceCard device={device} onClaim={onClaim} />;
  if (outcome === 'limited') return <Alert tone="warning" title={text} live />;
  if (outcome === 'captcha')
    return (
      <Alert
        tone="warning"
        title={text}
        live
        actions={
          <ButtonLink href={paths.captcha(paths.warranty({ serial }))} variant="secondary">
            Пройти проверку
          </ButtonLink>
        }
      >
        Из&nbsp;вашей сети проверено много номеров. Браузер проверит вас за&nbsp;несколько секунд и&nbsp;вернёт сюда.
      </Alert>
    );
  if (outcome === 'unknown')
    return (
      <Alert tone="danger" title={text} live>
        Проверьте номер: две цифры года, две цифры недели и&nbsp;ещё 6–8 букв или цифр. Если на&nbsp;табличке он такой
        же, <TextLink href="#claim">отправьте обращение</TextLink>: инженер найдёт изделие по&nbsp;документам.
      </Alert>
    );
  return null;
}
