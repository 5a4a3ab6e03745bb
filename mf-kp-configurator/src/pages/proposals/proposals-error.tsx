import { DefaultPageError, isRouteErrorResponse, useRouteError } from '@site/runtime';
import { Container } from '@site/ui/layout';
import { moderationFlags } from '../../features/gate/gate-state.ts';
import { ParkingGate } from '../../features/gate/parking-gate.tsx';

/** A refusal that carries the moderation flags is the gate; every other error is the site's own. */
export function ProposalsError() {
  const error = useRouteError();
  const flags = isRouteErrorResponse(error) && error.status === 403 ? moderationFlags(error.data) : undefined;
  if (!flags) return <DefaultPageError />;
  return (
    <Container>
      <ParkingGate flags={flags} />
    </Container>
  );
}
