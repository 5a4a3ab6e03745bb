import { paths } from '@site/contracts/paths';
import { useLocation, useSession, useSessionStore } from '@site/runtime';
import { useEffect } from 'react';
import { useLazyComponent } from '../base/use-lazy-component.ts';

const loadDialog = () => import('./b2b-dialog.tsx').then(({ B2bDialog }) => B2bDialog);

/** Pages with forms, and the confirmation of an order, which the offer would cover: it is postponed on them. */
const quietPages = [
  ...[paths.login(), paths.register(), paths.cart(), '/order-success'],
  ...[paths.academy(), paths.configurator(), paths.proposalList({}), paths.warranty(), paths.requests()],
  ...[paths.content('feedback'), paths.content('become-partner')],
];

/**
 * Shows the company offer once, after a login, on the first page that it may cover. `b2bDialogOpen` in the session marks
 * it as due; its code is loaded only then.
 */
export function B2bOffer() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  const open = useSession(({ b2bDialogOpen }) => b2bDialogOpen);
  const due = open && !quietPages.some((path) => `${pathname}/`.startsWith(path));
  const [Dialog, request] = useLazyComponent(loadDialog);

  // If the code cannot be loaded, there is no offer and no message.
  useEffect(
    () =>
      session.subscribe((now, before) => {
        // After a login in another tab, that tab shows the offer.
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
