import { useEffect, useRef } from 'react';
import type { FoundCompany } from './find-companies.ts';
import type { useOptions } from './use-options.ts';
import css from './company-lookup.module.css';

interface CompanyChoicesProps {
  companies: readonly FoundCompany[];
  options: ReturnType<typeof useOptions>;
  onPick: (company: FoundCompany) => void;
}

export function CompanyChoices({ companies, options: { active, list, optionId }, onPick }: CompanyChoicesProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => current.current?.scrollIntoView?.({ block: 'nearest' }), [active]);

  if (companies.length === 0) return null;
  return (
    <ul {...list} className={css.choices} aria-label="Организации с&nbsp;этим ИНН">
      {companies.map((company, index) => (
        // The field above has the focus and the keys; an option is there for pointers.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={company.hid}
          ref={index === active ? current : undefined}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={css.choice}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(company)}
        >
          {company.label}
        </li>
      ))}
    </ul>
  );
}
