import { useSession, useSessionStore } from '@site/runtime';
import { useEffect } from 'react';
import { useLazyPart } from '../layouts/header/use-lazy-part.ts';

const loadDialog = () => import('./b2b-dialog.tsx').then(({ B2bDialog }) => B2bDialog);

/** Shows the company offer while the session's flag asks for it; its code comes only then. */
export function B2bOffer() {
  const open = useSession((session) => session.b2bDialogOpen);
  const session = useSessionStore();
  const [Dialog, request] = useLazyPart(loadDialog);

  useEffect(() => {
    // An offer that cannot be loaded is not worth a message.
    if (open) request().catch(() => {});
  }, [open, request]);

  return open && Dialog ? <Dialog onClose={() => session.setState({ b2bDialogOpen: false })} /> : null;
}
