import type { Problem } from '@site/kp-rules/calculation';

export const problemsOf = (problems: readonly Problem[], object: string): Problem[] =>
  problems.filter(({ objects }) => objects.includes(object));

export const worst = (problems: readonly Problem[]): Problem['severity'] | undefined =>
  problems.some(({ severity }) => severity === 'error') ? 'error' : problems[0]?.severity;
