import type { PartViewProps } from '@site/runtime/shell';
import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { PartsReactContext, type Parts } from './parts.ts';

/**
 * A part in its place, or its fallback. The boundary around it lets the browser hydrate the page before the part's code has
 * come, and keep the page when it does not come at all.
 */
function PartView(props: PartViewProps) {
  const parts = use(PartsReactContext);
  if (!parts) return props.fallback;
  return (
    <Suspense fallback={props.fallback}>
      <Shown parts={parts} {...props} />
    </Suspense>
  );
}

function Shown({ parts, name, given, fallback }: PartViewProps & { parts: Parts }) {
  const read = () => parts.state(name);
  const state = useSyncExternalStore(parts.subscribe, read, read);
  // Nobody knew that the page would show it: it comes when the page is there.
  useEffect(() => {
    if (!parts.state(name)) void parts.prepare(name, { isAwaited: false });
  }, [parts, name]);

  const coming = parts.coming(name);
  if (coming) use(coming);
  const Component = parts.module(name)?.Component;
  if (!Component || !state || 'failed' in state) return fallback;
  return (
    <PartBoundary fallback={fallback} onError={(error) => parts.fail(name, error)}>
      <Mark said={() => parts.begin(name)} />
      <Component {...given} data={state.data} />
      <Mark said={() => parts.end(name)} />
    </PartBoundary>
  );
}

/** Siblings are rendered in their order: so it is known whose code runs, and whether it came through. */
function Mark({ said }: { said: () => void }) {
  said();
  return null;
}

export const showPart = (part: PartViewProps) => <PartView {...part} />;
