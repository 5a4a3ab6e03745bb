import type { Order } from '@site/contracts/orders';
import { problemText, useApi } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';

/** After the return, the service may need some seconds. */
const CHECKS_AFTER_RETURN = 5;
const PAUSE = 2_000;

/** Requests the result of an open payment: once, and repeatedly for a while after the return from the service. */
export function usePaymentCheck(
  { id, online_payment: payment }: Order,
  hasReturned: boolean,
  onChanged: (order: Order) => void,
) {
  const api = useApi();
  const isOpen = payment?.state === 'open';
  const [checks, setChecks] = useState(isOpen ? (hasReturned ? CHECKS_AFTER_RETURN : 1) : 0);
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  const checking = isOpen && checks > 0;
  useEffect(() => {
    if (!checking) return undefined;
    let current = true;
    const pause = checks < CHECKS_AFTER_RETURN && hasReturned ? PAUSE : 0;
    const timer = setTimeout(async () => {
      const answer = await api.call('POST /order/{id}/payment/check/', { params: { id } });
      const text = answer.ok ? null : await problemText(answer.problem);
      if (!current) return;
      setProblem(text);
      setChecks(answer.ok ? checks - 1 : 0);
      if (answer.ok) changed.current(answer.value.order);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, id, checking, checks, hasReturned]);

  return {
    checking,
    problem,
    check() {
      setProblem(null);
      setChecks(1);
    },
  };
}
