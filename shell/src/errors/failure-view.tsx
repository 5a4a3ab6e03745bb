import { Part } from '@site/runtime';
import { useSyncExternalStore } from 'react';
import { isNoConnection } from './error-texts.ts';
import type { Failure } from './failure.ts';
import { GATE } from '../parts/gate.ts';
import { Forbidden } from './forbidden.tsx';
import { Maintenance } from './maintenance.tsx';
import { NoConnection } from './no-connection.tsx';
import { NotAuthorised } from './not-authorised.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { ServerFailure } from './server-failure.tsx';

export function FailureView({ failure, phone }: { failure: Failure; phone: string }) {
  const offline = useSyncExternalStore(
    noSubscription,
    () => isNoConnection(failure.status),
    () => false,
  );
  if (offline) return <NoConnection needsCode={failure.remoteFailure !== undefined} />;
  if (failure.remoteFailure) return <RemoteFailure phone={phone} />;
  if (failure.maintenance) return <Maintenance phone={phone} />;
  if (failure.status === 401) return <NotAuthorised phone={phone} />;
  if (failure.status === 403 && failure.moderation)
    return <Part name={GATE} flags={failure.moderation} fallback={<Forbidden phone={phone} />} />;
  if (failure.status === 403) return <Forbidden phone={phone} />;
  if (failure.status === 404) return <NotFound categories={failure.categories} />;
  return <ServerFailure status={failure.status} />;
}

/** No subscription, because `NoConnection` itself reacts when the connection is back. */
const noSubscription = () => () => {};
