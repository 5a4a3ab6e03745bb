import type { Line } from '@site/kp-rules/calculation';
import { useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { marking, withExtra } from '../editor/updates.ts';
import { SwitchInput } from '../fields/choice-input.tsx';
import { LineList } from '../lines/line-list.tsx';
import { Extras } from './additionally/extras.tsx';
import { StepSection } from './step-section.tsx';

/** Selected by article; the last group takes the rest. */
const groups = [
  { title: 'Носители и\u00a0расходные материалы', articles: /^908(TK|CD|UT|RP)/ },
  { title: 'Знаки и\u00a0таблички', articles: /^908SG/ },
  { title: 'Разметка и\u00a0защита', articles: /^/ },
];
const titleOf = ({ article }: Line) => groups.find(({ articles }) => articles.test(article ?? ''))?.title;

export function MarkingStep() {
  const { edit } = useEditor();
  const { marking_materials } = useDocument().configuration;
  const { lines, figures } = useResult().calculation;
  const marked = lines.filter(({ step }) => step === 'marking-materials');
  return (
    <>
      {groups.map(({ title }, index) => (
        <StepSection key={title} title={title}>
          <LineList label={title} lines={marked.filter((line) => titleOf(line) === title)} />
          {index === groups.length - 1 && (
            <SwitchInput
              label="Колесоотбойники, два на&nbsp;место"
              hint={`Мест для инвалидов по\u00a0закону: ${figures.disabled_places}`}
              checked={marking_materials.wheel_stops}
              onChange={(next) => edit(marking({ wheel_stops: next }))}
            />
          )}
        </StepSection>
      ))}
      <StepSection title="Добавить материалы">
        <Extras
          isOffered={({ group }) => group === 'M'}
          extras={marking_materials.extras}
          onChange={(article, qty) =>
            edit(marking({ extras: withExtra(marking_materials.extras, article, qty) }), article)
          }
        />
      </StepSection>
    </>
  );
}
