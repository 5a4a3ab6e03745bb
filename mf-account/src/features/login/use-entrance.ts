import { usePendingCode } from '@site/forms/phone-code';
import { forgetDraft } from '@site/forms/use-draft';
import { useNavigate, useSearchParams } from '@site/runtime';
import { REGISTRATION_DRAFT, useNewPhone } from '../registration/new-phone.ts';
import { PHONE_DRAFT } from './phone-step.tsx';
import { safeReturnTo } from './return-to.ts';

/** State that login and registration share in this tab: the pending code, the new number and the return address. */
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
    /** Passed on between both pages as it is; validated when it is followed. */
    returnTo: returnTo ?? undefined,

    /** Completes the login: removes the stored input and opens the return address. */
    enter() {
      setPending(null);
      setNewPhone(null);
      forgetDraft(PHONE_DRAFT);
      forgetDraft(REGISTRATION_DRAFT);
      void navigate(safeReturnTo(returnTo), { replace: true });
    },
  };
}
