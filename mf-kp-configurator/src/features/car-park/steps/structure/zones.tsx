import { MAX_SPACES } from '@site/contracts/proposal-steps';
import { Button, IconButton } from '@site/ui/button';
import { iconPlus, iconTrash } from '@site/ui/icons';
import { useDocument, useEditor, useResult } from '../../editor/editor-context.tsx';
import { addZone, removeZone, zone } from '../../editor/updates.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { ProblemList } from '../../rules/problem-list.tsx';
import css from '../steps.module.css';

const MAX_ZONES = 50;

/** Zones are optional: without them the car park is a single one. */
export function Zones() {
  const { edit } = useEditor();
  const { zones, levels } = useDocument().configuration.structure;
  const problems = useResult().calculation.problems.filter(({ step }) => step === 'structure');
  return (
    <>
      {zones.length > 0 && (
        <ul className={css.items} aria-label="Зоны">
          {zones.map(({ id, name, spaces, level = 1 }) => (
            <li key={id} className={css.zone}>
              <TextInput
                label="Зона"
                maxLength={60}
                value={name}
                onChange={(next) => edit(zone(id, { name: next }), `${id}.name`)}
              />
              <NumberInput
                label="Мест"
                min={0}
                max={MAX_SPACES}
                value={spaces}
                onChange={(next) => edit(zone(id, { spaces: next }), `${id}.spaces`)}
              />
              {levels > 1 && (
                <div className={css.level}>
                  <SelectInput
                    label="Уровень"
                    value={String(Math.min(level, levels))}
                    options={Array.from({ length: levels }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
                    onChange={(next) => edit(zone(id, { level: Number(next) }))}
                  />
                </div>
              )}
              <IconButton icon={iconTrash} label={`Удалить зону: ${name}`} onClick={() => edit(removeZone(id))} />
            </li>
          ))}
        </ul>
      )}
      <ProblemList problems={problems} />
      {zones.length < MAX_ZONES && (
        <div className={css.actions}>
          <Button variant="secondary" size="small" iconStart={iconPlus} onClick={() => edit(addZone)}>
            Добавить зону
          </Button>
        </div>
      )}
    </>
  );
}
