import { formatPhone, telHref } from '@site/kernel/phone';
import { formatCount } from '@site/kernel/plurals';
import { useSite } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import type { CompanyState } from './use-company-lookup.ts';
import css from './company-lookup.module.css';

interface LookupNoteProps {
  state: CompanyState;
  searching: boolean;
  choices: number;
}

/** Status of the search; announced by screen readers as the field's description. */
export function LookupNote({ state, searching, choices }: LookupNoteProps) {
  const { support_phone: phone } = useSite().contacts;
  if (searching) return <span>Ищем организацию…</span>;
  if (choices > 0)
    return (
      <span>{`Найдено ${formatCount(choices, ['организация', 'организации', 'организаций'])}. Выберите свою`}</span>
    );
  if (state === 'found') return <span className={css.found}>Организация найдена</span>;
  if (state === 'by_hand')
    return (
      <span className={css.byHand}>
        Не&nbsp;удалось найти организацию. Проверьте ИНН или{' '}
        <TextLink href={telHref(phone)} title={formatPhone(phone)}>
          позвоните нам
        </TextLink>
      </span>
    );
  return <span>10 или 12&nbsp;цифр</span>;
}
