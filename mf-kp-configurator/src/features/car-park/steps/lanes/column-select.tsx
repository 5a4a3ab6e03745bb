import type { Lane } from '@site/contracts/proposal-configuration';
import { useBook, useDocument, useEditor } from '../../editor/editor-context.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { formatSum } from '../../../sums/sums.ts';

interface ColumnSelectProps {
  lane: Lane;
  onChange: (article: string | null) => void;
}

const AUTO = 'auto';

/** Offers only the models that fit this lane. */
export function ColumnSelect({ lane, onChange }: ColumnSelectProps) {
  const { rules } = useEditor();
  const { configuration } = useDocument();
  const { catalogue } = useBook();
  const nameOf = (article: string) => catalogue[article]?.name ?? article;
  const choices = rules.columnChoices(configuration, lane);
  const byRule = choices.flatMap(([first]) => (first ? [nameOf(first)] : [])).join(' и\u00a0');
  const others = choices.flatMap(([, ...rest]) => rest);
  const chosen = lane.column !== null && others.includes(lane.column) ? lane.column : AUTO;
  return (
    <SelectInput
      label="Стойка"
      value={chosen}
      options={[
        { value: AUTO, label: `По правилам: ${byRule}` },
        ...others.map((article) => ({
          value: article,
          label: `${nameOf(article)}, ${formatSum(catalogue[article]?.price ?? null)}`,
        })),
      ]}
      onChange={(next) => onChange(next === AUTO ? null : next)}
    />
  );
}
