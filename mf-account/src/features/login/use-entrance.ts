import { usePendingCode } from '@site/forms/phone-code';
import { forgetDraft } from '@site/forms/use-draft';
import { useNavigate, useSearchParams } from '@site/runtime';
import { REGISTRATION_DRAFT, useNewPhone } from '../registration/new-phone.ts';
import { PHONE_DRAFT } from './phone-step.tsx';
import { safeReturnTo } from './return-to.ts';

/** What login and registration share in this tab: the code that is waited for, the new number, the way back. */
export function useEntrance() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [pending, setPending] = usePendingCode('login');
  const [newPhone, setNewPhone] = useNewPhone();
  const returnTo = search.get('returnTo');

  return {
    pending,
    setPending,
    newPhone,
    setNewPhone,
    /** Kept from one entrance to the other, and judged when it is followed. */
    returnTo: returnTo ?? undefined,

    /** The visitor is in: what he typed on the way is nobody's business any more. */
    enter() {
      setPending(null);
      setNewPhone(null);
      forgetDraft(PHONE_DRAFT);
      forgetDraft(REGISTRATION_DRAFT);
      void navigate(safeReturnTo(returnTo), { replace: true });
    },
  };
}
