import type { PartViewProps } from '@site/runtime/shell';
import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { PartsReactContext, type Parts } from './parts.ts';

/**
 * A part or its fallback. The Suspense boundary lets the browser hydrate the page before the part's code is loaded, and
 * keep the page if it does not load.
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
  // A part that was not prepared with the page is loaded after mounting.
  useEffect(() => {
    if (!parts.state(name)) void parts.prepare(name, { isAwaited: false });
  }, [parts, name]);

  const loading = parts.loading(name);
  if (loading) use(loading);
  const Component = parts.module(name)?.Component;
  if (!Component || !state || 'failed' in state) return fallback;
  return (
    <PartBoundary fallback={fallback} onError={(error) => parts.fail(name, error)}>
      <RenderMark onRender={() => parts.begin(name)} />
      <Component {...given} data={state.data} />
      <RenderMark onRender={() => parts.end(name)} />
    </PartBoundary>
  );
}

/** Siblings render in order, so that marks around a part record when its code runs and whether it completes. */
function RenderMark({ onRender }: { onRender: () => void }) {
  onRender();
  return null;
}

export const showPart = (part: PartViewProps) => <PartView {...part} />;
