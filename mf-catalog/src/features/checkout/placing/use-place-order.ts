import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, OrderPlaced, ProposalCheckout } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import type { Problem } from '@site/contracts/problem';
import { focusFirstInvalid, showProblem } from '@site/forms/form';
import { messages } from '@site/forms/rules';
import { forgetDraft } from '@site/forms/use-draft';
import { isInn } from '@site/kernel/inn';
import { randomId } from '@site/kernel/random-id';
import { reachGoal, refreshSession, toast, useApi, useNavigate, useSessionStore } from '@site/runtime';
import { useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftOf, type CheckoutValues } from '../checkout-values.ts';
import { toFieldName, toOrder } from './to-order.ts';

/** Why an order was not placed, where more is to be done than to mend a field. */
export type Blocker =
  { kind: 'changed'; before: Cart; now: Cart } | { kind: 'blocked' | 'closed' | 'no-answer'; message: string };

const blockers: Record<string, Exclude<Blocker['kind'], 'changed'>> = {
  cart_blocked: 'blocked',
  cart_empty: 'blocked',
  ordering_off: 'closed',
  network: 'no-answer',
  unknown: 'no-answer',
};

const contentsOf = ({ items, total }: Cart): string =>
  `${items.map(({ product, qty }) => `${product.id}×${qty}`).join()}=${total}`;

interface PlaceOrderOptions {
  form: UseFormReturn<CheckoutValues>;
  element: RefObject<HTMLFormElement | null>;
  cart: Cart;
  options: CheckoutOptions;
  /** What is ordered in place of the cart. */
  proposal: ProposalCheckout | null;
  uploading: boolean;
  /** Asks a guest to confirm the phone; the order is sent again once that is done. */
  onGuest: (values: CheckoutValues) => Promise<Problem | null>;
}

/** Sends the order, and knows what to make of every answer. */
export function usePlaceOrder({ form, element, cart, options, proposal, uploading, onGuest }: PlaceOrderOptions) {
  const api = useApi();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  /** What the visitor saw when he pressed the button: a login on the way may bring another cart and other prices. */
  const agreed = useRef(cart);

  const complain = () => focusFirstInvalid(form, element.current);

  /** The form stays as it is, unsent: its draft and its key are kept. */
  const stop = (next: Blocker | null = null) => {
    form.setError('root.unsent', { type: 'unsent' });
    setBlocker(next);
  };

  function refuse(problem: Problem, values: CheckoutValues) {
    const now = problem.data?.cart as Cart | undefined;
    if (problem.code === 'cart_changed' && now) return stop({ kind: 'changed', before: agreed.current, now });
    const kind = blockers[problem.code];
    if (kind) return stop({ kind, message: problem.message });
    const fields = Object.entries(problem.fields ?? {}).map(
      ([path, text]) => [toFieldName(path, values), text] as const,
    );
    showProblem(form, { ...problem, fields: Object.fromEntries(fields) });
    complain();
  }

  async function finish({ id, number, url, known }: OrderPlaced) {
    forgetDraft(draftOf(proposal));
    if (known) {
      toast.info(`Это предложение уже заказано: заказ №\u00a0${number}`);
      return navigate(url);
    }
    reachGoal('order_sent', { order_price: agreed.current.total, currency: 'RUB' });
    // The page first: an emptied cart would show itself in place of the form.
    await navigate(paths.orderSuccess(id));
    await refreshSession(session, api).catch(() => {});
  }

  function keyFor(contents: string): string {
    if (form.getValues('key_for') !== contents) {
      form.setValue('key', randomId());
      form.setValue('key_for', contents);
    }
    return form.getValues('key');
  }

  async function place(values: CheckoutValues) {
    setBlocker(null);
    if (uploading) {
      form.setError('files', { message: 'Дождитесь загрузки файлов или\u00a0уберите их' });
      return complain();
    }
    // While it was typed the number was looked up as it stood; now it has to be right.
    if (values.customer_type === 'company' && !isInn(values.company.inn)) {
      form.setError('company.inn', { message: messages.innDigits });
      return complain();
    }
    const key = keyFor(contentsOf(agreed.current));
    const answer = session.getState().authed
      ? await api.call('POST /order/', {
          body: { ...toOrder({ ...values, key }, options, agreed.current), ...(proposal && { kp_id: proposal.slug }) },
        })
      : undefined;
    if (answer?.ok) return finish(answer.value);
    if (answer && answer.status !== 401) return refuse(answer.problem, values);
    const problem = await onGuest(values);
    if (problem) refuse(problem, values);
    else stop();
  }

  const send = (event?: BaseSyntheticEvent) => form.handleSubmit(place, complain)(event);

  return {
    blocker,
    dismiss: () => setBlocker(null),
    /** By the visitor's own hand: what stands on the page is what he agrees to. */
    submit(event: BaseSyntheticEvent) {
      agreed.current = cart;
      return send(event);
    },
    /** After the phone was confirmed. */
    proceed: () => send(),
    /** The visitor agrees to the cart as it is now: another order than the one that was refused. */
    accept(now: Cart) {
      agreed.current = now;
      return send();
    },
  };
}
