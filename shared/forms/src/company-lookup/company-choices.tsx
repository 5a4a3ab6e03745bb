import type { Ref } from 'react';
import type { FoundCompany } from './find-companies.ts';
import css from './company-lookup.module.css';

interface CompanyChoicesProps {
  ref: Ref<HTMLUListElement>;
  id: string;
  companies: readonly FoundCompany[];
  onPick: (company: FoundCompany) => void;
}

export function CompanyChoices({ ref, id, companies, onPick }: CompanyChoicesProps) {
  if (companies.length === 0) return null;
  return (
    <ul ref={ref} id={id} role="listbox" className={css.choices} aria-label="Организации с&nbsp;этим ИНН">
      {companies.map((company, index) => (
        // Keyboard selection works from the input (`useCombobox`); clicks on options are for pointers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={company.hid}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={false}
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
