import { useEffect, useEffectEvent, useState } from 'react';
import { findCompanies, type FoundCompany, type LookupService } from './find-companies.ts';

/** Typing has to have stopped for so long: the specification's delay. */
export const LOOKUP_DELAY = 800;

/**
 * What the form knows of the number's company: nothing yet; found; found and closed; not to be found out, so that the
 * visitor types the company himself.
 */
export type CompanyState = 'none' | 'found' | 'closed' | 'by_hand';

export type LookupResult =
  { state: 'found' | 'closed'; company: FoundCompany } | { state: 'none' | 'by_hand'; company?: undefined };

interface Answer {
  inn: string;
  /** Null while the answer is on its way. */
  companies: FoundCompany[] | null;
}

interface LookupOptions {
  service: LookupService | undefined;
  inn: string;
  branches: boolean;
  state: CompanyState;
  onResult: (result: LookupResult) => void;
}

const nothing: FoundCompany[] = [];

/** Asks for the company of a tax number once its typing has stopped. An answer to what was typed before is ignored. */
export function useCompanyLookup({ service, inn, branches, state, onResult }: LookupOptions) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // What was typed by hand stays until the number itself is changed.
  const [retyped, setRetyped] = useState(false);
  const query = inn.trim();
  const [url, token] = [service?.url, service?.token];
  const wanted = query.length >= 10 && query.length <= 12 && (state === 'none' || retyped);

  const pick = (company: FoundCompany) => onResult({ state: company.active ? 'found' : 'closed', company });

  const settle = useEffectEvent((companies: FoundCompany[] | null) => {
    setRetyped(false);
    setAnswer({ inn: query, companies: companies ?? nothing });
    const [only] = companies ?? nothing;
    if (companies?.length === 1 && only) pick(only);
    // 11 digits are on their way to 12: that nobody has them says nothing.
    else if (!companies || (companies.length === 0 && query.length !== 11)) onResult({ state: 'by_hand' });
  });

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const ask = async () => {
      if (url === undefined || token === undefined) return settle(null);
      setAnswer({ inn: query, companies: null });
      const companies = await findCompanies({ url, token }, { inn: query, branches }, abort.signal).catch(
        () => undefined,
      );
      if (companies !== undefined && !abort.signal.aborted) settle(companies);
    };
    const timer = setTimeout(() => void ask(), LOOKUP_DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, query, branches, url, token]);

  const open = state === 'none' || state === 'by_hand';
  const current = open && answer?.inn === query ? answer : null;
  return {
    searching: current !== null && current.companies === null,
    choices: current?.companies && current.companies.length > 1 ? current.companies : nothing,
    pick,
    /** The visitor has changed the number: the company that was found is another one's. */
    changed: () => {
      if (state === 'by_hand') setRetyped(true);
      else if (state !== 'none') onResult({ state: 'none' });
    },
  };
}
