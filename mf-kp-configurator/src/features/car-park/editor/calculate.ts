import type { ProposalStep } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import type { SiteDay } from '@site/kernel/dates';
import type { Calculation } from '@site/kp-rules/calculation';
import { customerOffer, type CustomerOffer } from '@site/kp-rules/customer-offer';
import { purchase, type Purchase } from '@site/kp-rules/purchase';
import { firstIncompleteStep, missingFields, type MissingField } from '@site/kp-rules/steps';
import { rulesOf } from '@site/kp-rules/versions';

type Configuration = Proposal['configuration'];

export interface Result {
  calculation: Calculation;
  bill: CustomerOffer;
  /** Null unless the API sent the partner's terms. */
  cost: Purchase | null;
  missing: readonly MissingField[];
  /** The first incomplete step, or the last one when all are complete. Later steps are locked. */
  incomplete: ProposalStep;
}

export type Calculate = (configuration: Configuration) => Result;

type Given = Pick<Proposal, 'rules_version' | 'book'> & {
  purchase: Pick<NonNullable<Proposal['purchase']>, 'terms'> | null;
};

/** Calculates in the browser by the rules of the API. Results are cached by configuration. */
export function createCalculate({ rules_version, book, purchase: given }: Given, day: SiteDay): Calculate {
  const rules = rulesOf(rules_version);
  const known = new WeakMap<Configuration, Result>();

  function calculate(configuration: Configuration): Result {
    const calculation = rules.calculate(configuration, book);
    const bill = customerOffer(calculation, configuration, day);
    return {
      calculation,
      bill,
      cost: given && purchase(calculation, bill, given.terms),
      missing: missingFields(configuration),
      incomplete: firstIncompleteStep(configuration, calculation),
    };
  }

  return (configuration) => {
    const result = known.get(configuration) ?? calculate(configuration);
    known.set(configuration, result);
    return result;
  };
}
