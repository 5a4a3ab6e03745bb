import type { ReactNode } from 'react';
import { useDocument } from '../../editor/editor-context.tsx';
import { SelectInput } from '../../fields/select-input.tsx';

interface ZoneSelectProps {
  label: ReactNode;
  /** Null: no zone, which is the street. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Value of «no zone»: an empty value asks to choose. */
const NONE = 'none';

export function ZoneSelect({ label, value, onChange }: ZoneSelectProps) {
  const { zones } = useDocument().configuration.structure;
  return (
    <SelectInput
      label={label}
      value={value ?? NONE}
      options={[
        { value: NONE, label: 'Не\u00a0указана' },
        ...zones.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}
