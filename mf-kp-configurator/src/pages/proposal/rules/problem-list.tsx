import type { Problem } from '@site/kp-rules/calculation';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useEditor } from '../editor/editor-context.tsx';
import { taking } from '../editor/updates.ts';
import { ruleWords } from './rule-words.ts';
import { Why } from './why.tsx';
import css from './problem-list.module.css';

/** One click may mend several problems: it is offered once, at the first of them. */
function withWaysOnce(problems: readonly Problem[]): Problem[] {
  const offered = new Set<string>();
  return problems.map((problem) => {
    const ways = problem.ways_out.filter(({ text }) => !offered.has(text));
    for (const { text } of ways) offered.add(text);
    return { ...problem, ways_out: ways };
  });
}

/** What is wrong, why, and the ways out: each one click. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={css.list} role="status">
      {withWaysOnce(problems).map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.text}`} problem={problem} />
      ))}
    </div>
  );
}

function ProblemNote({ problem: { severity, text, rule, ways_out } }: { problem: Problem }) {
  const { edit, readOnly } = useEditor();
  const ways = !readOnly && ways_out.length > 0 && (
    <>
      {ways_out.map((way) => (
        <Button key={way.text} size="small" variant="secondary" onClick={() => edit(taking(way.change))}>
          {way.text}
        </Button>
      ))}
    </>
  );
  return (
    <Alert tone={severity === 'error' ? 'danger' : 'warning'} actions={ways}>
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
