import { z } from 'zod';
import { ProposalConfiguration, ProposalOffer } from './proposal-configuration.ts';
import { PriceBook, ProposalResponse, Totals } from './proposals.ts';

/** The parts of a configuration that only the seller of a proposal decides: discounts, own items and the mode of VAT. */
function hasRetailPrices({ additionally, summary }: ProposalConfiguration): boolean {
  return (
    additionally.own.length === 0 &&
    additionally.delivery === null &&
    summary.discount_percent === 0 &&
    Object.keys(summary.line_discounts).length === 0 &&
    summary.vat_mode === 'vat22'
  );
}

/** A car park configured without a login. */
const RetailConfiguration = ProposalConfiguration.refine(hasRetailPrices, {
  path: ['summary'],
  message: 'Скидки, свои услуги и\u00a0доставку добавляют в\u00a0коммерческом предложении',
});

/** Rules and retail prices: everything that a calculation needs besides the configuration. */
const RetailPrices = z.object({ rules_version: z.string(), book: PriceBook });

/** `/catalog/parking-systems/configurator/` at any of its steps. */
export const ConfiguratorPageData = RetailPrices.extend({
  kind: z.literal('configurator'),
  /** At `?project=`: the car park of a project, to start from. */
  project: z.object({ title: z.string(), url: z.string(), configuration: ProposalConfiguration }).nullable(),
});
export type ConfiguratorPageData = z.infer<typeof ConfiguratorPageData>;
/** `/account/kp/configured/`: the browser has the configuration. */
export const ConfiguredProposalPageData = z.object({ kind: z.literal('configured-proposal') });

export const configuratorEndpoints = {
  'POST /configurator/calculation/': {
    summary: 'Calculates a car park with retail prices, for everyone; stores nothing',
    body: z.object({ configuration: RetailConfiguration }),
    answer: RetailPrices.extend({
      status: z.literal('ok'),
      totals: Totals,
      errors: z.array(z.string()).describe('codes of the errors that a proposal would have to fix'),
    }),
  },
  'POST /account/kp/proposals/configured/': {
    summary: 'Creates a proposal of a car park that was configured without a login',
    body: z.object({ configuration: RetailConfiguration, offer: ProposalOffer }),
    answer: ProposalResponse,
  },
} as const;
