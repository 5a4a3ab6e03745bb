import type { RuleGroup } from '../../v1/rule-group.ts';
import { noCash, noPayment, payment as paymentOfV1, tooFewStations } from '../../v1/rules/r13-r16-payment.ts';

/** Since version 2, R14 counts pay stations and exit terminals, but no cashier desks. */
export const payment: RuleGroup = {
  ...paymentOfV1,
  problems: (facts) => [...noPayment(facts), ...tooFewStations(facts, facts.payment.stations.length), ...noCash(facts)],
};
