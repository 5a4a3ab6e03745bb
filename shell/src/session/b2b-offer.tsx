import { useLocation, useSession, useSessionStore } from '@site/runtime';
import { useEffect, useState } from 'react';
import { useLazyComponent } from '../base/use-lazy-component.ts';

const loadDialog = () => import('./b2b-dialog.tsx').then(({ B2bDialog }) => B2bDialog);

/**
 * Whether the page has something to fill in, except filters and searches, or marks a part as `data-undisturbed`: also the
 * placeholder of a form that is still loading.
 */
const isBusy = () =>
  [...document.querySelectorAll('main :is(input:not([type="hidden"]), select, textarea, [data-undisturbed])')].some(
    (element) => !element.closest('form[method="get"]'),
  );

/**
 * Shows the company offer once, after a login, on the first page on which it interrupts nothing. `b2bDialogOpen` in the
 * session marks it as due; its code is loaded only then.
 */
export function B2bOffer() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  const open = useSession(({ b2bDialogOpen }) => b2bDialogOpen);
  const [place, setPlace] = useState<string>();
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
  // The page has been rendered before its effects run. A form that appears later is one that the visitor opens.
  useEffect(() => {
    if (!open || isBusy()) return undefined;
    let isHere = true;
    request().then(
      () => isHere && setPlace(pathname),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [open, pathname, request]);

  return open && place === pathname && Dialog ? (
    <Dialog onClose={() => session.setState({ b2bDialogOpen: false })} />
  ) : null;
}
