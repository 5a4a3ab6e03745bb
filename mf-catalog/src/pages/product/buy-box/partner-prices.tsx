import type { Product } from '@site/contracts/catalog';
import { partnerLevelNames } from '@site/contracts/company-lists';
import { toastProblem, useApi, useEarlyClick, useRevalidator, useSite } from '@site/runtime';
import { Switch } from '@site/ui/choice';
import { Select } from '@site/ui/input';
import { useState } from 'react';
import css from './buy-box.module.css';

type PartnerLevel = keyof typeof partnerLevelNames;

const names = Object.keys(partnerLevelNames) as PartnerLevel[];

/** For the manufacturer's employees: shows the prices of a partner level on all pages until switched off. */
export function PartnerPrices({ level }: { level: NonNullable<Product['price_level']> }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { header_phone: phone } = useSite().contacts;
  /** The requested level until the page has been reloaded with it. */
  const [requested, setRequested] = useState<typeof level>();
  const shown = requested ?? level;
  const early = useEarlyClick('partner prices');

  async function choose(next: PartnerLevel | null) {
    setRequested(next ?? 'retail');
    const result = await api.call('POST /account/price-level/', { body: { level: next } });
    if (result.ok) await revalidate();
    else await toastProblem(result.problem, phone);
    setRequested(undefined);
  }

  return (
    <div className={css.levels} aria-busy={requested !== undefined}>
      <Switch
        {...early}
        label="Показать цены партнёра"
        checked={shown !== 'retail'}
        onChange={(event) => void choose(event.target.checked ? 'partner' : null)}
      />
      {shown !== 'retail' && (
        <Select
          aria-label="Уровень партнёра"
          value={shown}
          onChange={(event) => void choose(event.target.value as PartnerLevel)}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {partnerLevelNames[name]}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
