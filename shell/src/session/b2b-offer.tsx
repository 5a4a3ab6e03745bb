import { paths } from '@site/contracts/paths';
import { useLocation, useSession, useSessionStore } from '@site/runtime';
import { useEffect } from 'react';
import { useLazyPart } from '../layouts/header/use-lazy-part.ts';

const loadDialog = () => import('./b2b-dialog.tsx').then(({ B2bDialog }) => B2bDialog);

/** Pages on which something is being filled in: the offer waits for the next one. */
const busy = [paths.login(), paths.register(), paths.cart()];

/**
 * The company offer: once, after a login, on the first page where it interrupts nothing. The session's flag says that it
 * is due; its code comes only then.
 */
export function B2bOffer() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  const open = useSession(({ b2bDialogOpen }) => b2bDialogOpen);
  const due = open && !busy.some((path) => `${pathname}/`.startsWith(path));
  const [Dialog, request] = useLazyPart(loadDialog);

  // An offer that cannot be loaded is not worth a message.
  useEffect(
    () =>
      session.subscribe((now, before) => {
        // A login in another tab is that tab's business.
        if (!now.authed || before.authed || document.hidden) return;
        import('./company-offer.ts').then(
          ({ mayBuyForCompany, wasOffered }) => {
            if (mayBuyForCompany(now) && !wasOffered()) session.setState({ b2bDialogOpen: true });
          },
          () => {},
        );
      }),
    [session],
  );
  useEffect(() => {
    if (due) request().catch(() => {});
  }, [due, request]);

  return due && Dialog ? <Dialog onClose={() => session.setState({ b2bDialogOpen: false })} /> : null;
}
