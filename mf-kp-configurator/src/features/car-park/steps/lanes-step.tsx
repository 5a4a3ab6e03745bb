import type { Lane } from '@site/contracts/proposal-configuration';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { useState } from 'react';
import { useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { addLane } from '../editor/updates.ts';
import { LaneCard } from './lanes/lane-card.tsx';
import { laneKinds } from './lanes/lane-words.ts';
import { StepSection } from './step-section.tsx';
import { problemsOf } from './problems-of.ts';
import css from './steps.module.css';

const MAX_LANES = 200;
const kinds: readonly Lane['kind'][] = ['entry', 'exit', 'reversible', 'transit'];

export function LanesStep() {
  const { edit, readOnly } = useEditor();
  const { lanes, structure } = useDocument().configuration;
  const { calculation } = useResult();
  const { recommended } = calculation.figures;
  const [open, setOpen] = useState<string | null>(null);
  // A transit lane connects two zones.
  const offered = kinds.filter((kind) => kind !== 'transit' || structure.zones.length > 1);

  return (
    <StepSection
      title="Проезды"
      lead={`По\u00a0потоку нужно не\u00a0меньше: въездов\u00a0— ${Math.max(1, recommended.entries)}, выездов\u00a0— ${Math.max(1, recommended.exits)}. Оборудование проезда подбирается само.`}
    >
      {lanes.length > 0 && (
        <ul className={css.items} aria-label="Точки проезда">
          {lanes.map((lane) => {
            const problems = problemsOf(calculation.problems, lane.id).filter(
              ({ step }) => step === 'transportation-points',
            );
            return (
              <LaneCard
                key={lane.id}
                lane={lane}
                problems={problems}
                isChosen={open === lane.id}
                onChoose={(wanted) => setOpen(wanted ? lane.id : null)}
              />
            );
          })}
        </ul>
      )}
      {!readOnly && lanes.length < MAX_LANES && (
        <div className={css.actions}>
          {offered.map((kind) => (
            <Button key={kind} variant="secondary" iconStart={iconPlus} onClick={() => edit(addLane(kind))}>
              {laneKinds[kind]}
            </Button>
          ))}
        </div>
      )}
    </StepSection>
  );
}
