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

/** The cart and the options with the prices of delivery. */
export interface Offer {
  cart: Cart;
  options: CheckoutOptions;
}

/** A reason for not placing the order that is not a field error. */
export type Blocker =
  | { kind: 'changed'; before: Offer; now: Offer }
  | { kind: 'blocked' | 'closed' | 'no-answer'; message: string };

export type DeliveryPrices = Pick<CheckoutOptions, 'courier_price' | 'free_delivery_from'>;

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
  /** Shows the prices of delivery that have changed meanwhile. */
  onDeliveryPrices: (prices: DeliveryPrices) => void;
  /** The proposal being ordered; null for the cart. */
  proposal: ProposalCheckout | null;
  uploading: boolean;
  /** Starts the phone confirmation of a guest; the order is submitted again afterwards. */
  onGuest: (values: CheckoutValues) => Promise<Problem | null>;
}

export function usePlaceOrder({
  form,
  element,
  cart,
  options,
  onDeliveryPrices,
  proposal,
  uploading,
  onGuest,
}: PlaceOrderOptions) {
  const api = useApi();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  /** The offer displayed on submit: a login in between may change the cart and its prices. */
  const accepted = useRef<Offer>({ cart, options });

  const focusFirstError = () => focusFirstInvalid(form, element.current);

  /** Marks the form as unsubmitted, so that its draft and key are kept. */
  const stop = (next: Blocker | null = null) => {
    form.setError('root.unsent', { type: 'unsent' });
    setBlocker(next);
  };

  function handleProblem(problem: Problem, values: CheckoutValues) {
    const now = problem.data?.cart as Cart | undefined;
    if (problem.code === 'cart_changed' && now) {
      const before = accepted.current;
      const prices = problem.data?.delivery as DeliveryPrices | undefined;
      if (prices) onDeliveryPrices(prices);
      return stop({ kind: 'changed', before, now: { cart: now, options: { ...before.options, ...prices } } });
    }
    const kind = blockers[problem.code];
    if (kind) return stop({ kind, message: problem.message });
    const fields = Object.entries(problem.fields ?? {}).map(
      ([path, text]) => [toFieldName(path, values), text] as const,
    );
    showProblem(form, { ...problem, fields: Object.fromEntries(fields) });
    focusFirstError();
  }

  async function finish({ id, number, url, known }: OrderPlaced) {
    forgetDraft(draftOf(proposal));
    if (known) {
      toast.info(`Это предложение уже заказано: заказ №\u00a0${number}`);
      return navigate(url);
    }
    reachGoal('order_sent', { order_price: accepted.current.cart.total, currency: 'RUB' });
    // Navigate first: the emptied cart would otherwise replace the form.
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
      return focusFirstError();
    }
    // During typing only the length is checked; on submit the number must be valid.
    if (values.customer_type === 'company' && !isInn(values.company.inn)) {
      form.setError('company.inn', { message: messages.innDigits });
      return focusFirstError();
    }
    const { cart: ordered, options: offered } = accepted.current;
    const key = keyFor(contentsOf(ordered));
    const answer = session.getState().authed
      ? await api.call('POST /order/', {
          body: {
            ...toOrder({ ...values, key }, offered, ordered),
            ...(proposal && { kp_id: proposal.slug }),
          },
        })
      : undefined;
    if (answer?.ok) return finish(answer.value);
    if (answer && answer.status !== 401) return handleProblem(answer.problem, values);
    const problem = await onGuest(values);
    if (problem) handleProblem(problem, values);
    else stop();
  }

  const send = (event?: BaseSyntheticEvent) => form.handleSubmit(place, focusFirstError)(event);

  return {
    blocker,
    dismiss: () => setBlocker(null),
    /** Submits by a click: the visitor agrees to the displayed cart. */
    submit(event: BaseSyntheticEvent) {
      accepted.current = { cart, options };
      return send(event);
    },
    proceed: () => send(),
    /** Submits the current offer after the visitor has confirmed it; the order of another cart gets a new key. */
    accept(now: Offer) {
      accepted.current = now;
      return send();
    },
  };
}
