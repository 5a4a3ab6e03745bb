import { SelectInput } from '../../fields/select-input.tsx';

interface ModelSelectProps<Size extends number> {
  label: string;
  /** The size by the rules is first. */
  sizes: readonly Size[];
  words: (size: Size) => string;
  /** Null follows the rules. */
  value: Size | null;
  onChange: (value: Size | null) => void;
}

export function ModelSelect<Size extends number>({ label, sizes, words, value, onChange }: ModelSelectProps<Size>) {
  const [auto, ...larger] = sizes;
  if (auto === undefined) return null;
  const chosen = value !== null && larger.includes(value) ? value : auto;
  return (
    <SelectInput
      label={label}
      value={String(chosen)}
      options={[
        { value: String(auto), label: `По правилам: ${words(auto)}` },
        ...larger.map((size) => ({ value: String(size), label: words(size) })),
      ]}
      onChange={(next) => onChange(larger.find((size) => String(size) === next) ?? null)}
    />
  );
}
