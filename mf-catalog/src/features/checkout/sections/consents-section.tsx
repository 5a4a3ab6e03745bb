import { CheckboxField, ConsentField, MarketingConsentField } from '@site/forms/fields';
import { TextLink } from '@site/ui/link';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

/**
 * One checkbox per purpose, never pre-checked. A guest's order needs an account, so the guest's consent covers both and
 * is not requested again.
 */
export function ConsentsSection({
  form: { control },
  options: { consents },
  guest,
}: SectionProps & { guest: boolean }) {
  return (
    <div className={css.consents}>
      <ConsentField
        control={control}
        name="consent_personal"
        document={consents.personal_url || undefined}
        purpose={guest ? 'для\u00a0заказа и\u00a0личного кабинета' : undefined}
      />
      <CheckboxField
        control={control}
        name="consent_terms"
        required
        label={
          <span>
            Принимаю{' '}
            {consents.terms_url ? (
              <TextLink href={consents.terms_url} target="_blank">
                условия продажи
              </TextLink>
            ) : (
              <span>условия продажи</span>
            )}
          </span>
        }
      />
      <MarketingConsentField control={control} name="consent_marketing" />
    </div>
  );
}
