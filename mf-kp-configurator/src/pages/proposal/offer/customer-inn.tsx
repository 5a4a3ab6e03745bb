import { CompanyLookup, type CompanyState, type LookupResult } from '@site/forms/company-lookup';
import { useSite } from '@site/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDocument, useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { customer } from '../../../features/car-park/editor/updates.ts';

/**
 * The customer's tax number; the found company fills in the name. It has its own form, because the lookup requires one.
 */
export function CustomerInn() {
  const { edit } = useEditor();
  const { inn, company } = useDocument().offer.customer;
  const { company_lookup } = useSite().settings;
  const [state, setState] = useState<CompanyState>(inn ? (company ? 'found' : 'by_hand') : 'none');
  const form = useForm({ values: { inn } });
  const { subscribe } = form;

  const take = useEffectEvent((typed: string) => {
    if (typed !== inn) edit(customer({ inn: typed }), 'inn');
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => take(values.inn) }), [subscribe]);

  function found(result: LookupResult) {
    setState(result.state);
    if (result.company) edit(customer({ inn: result.company.inn, company: result.company.company }), 'inn');
  }
  return (
    <CompanyLookup
      control={form.control}
      name="inn"
      service={company_lookup}
      state={state}
      onResult={found}
      required={false}
    />
  );
}
