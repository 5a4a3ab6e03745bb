import type { Problem } from '@site/kp-rules/calculation';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useEditor } from '../editor/editor-context.tsx';
import { applyFix } from '../editor/updates.ts';
import { ruleWords } from './rule-words.ts';
import { Why } from './why.tsx';
import css from './problem-list.module.css';

/** A fix may solve several problems: it is offered once, at the first of them. */
function withFixesOnce(problems: readonly Problem[]): Problem[] {
  const offered = new Set<string>();
  return problems.map((problem) => {
    const fixes = problem.ways_out.filter(({ text }) => !offered.has(text));
    for (const { text } of fixes) offered.add(text);
    return { ...problem, ways_out: fixes };
  });
}

export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={css.list} role="status">
      {withFixesOnce(problems).map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.text}`} problem={problem} />
      ))}
    </div>
  );
}

function ProblemNote({ problem: { severity, text, rule, ways_out } }: { problem: Problem }) {
  const { edit, readOnly } = useEditor();
  const fixes = !readOnly && ways_out.length > 0 && (
    <>
      {ways_out.map((fix) => (
        <Button key={fix.text} size="small" variant="secondary" onClick={() => edit(applyFix(fix.change))}>
          {fix.text}
        </Button>
      ))}
    </>
  );
  return (
    <Alert tone={severity === 'error' ? 'danger' : 'warning'} actions={fixes}>
      <span>{text}</span>
      {rule && (
        <Why>
          <p>
            <b>{rule}.</b> {ruleWords(rule)}
          </p>
        </Why>
      )}
    </Alert>
  );
}
