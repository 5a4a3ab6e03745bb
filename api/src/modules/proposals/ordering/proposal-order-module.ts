import { type Core, defineModule } from '../../../module.ts';
import { createProposalOrders } from './proposal-orders.ts';

/** Stands below the orders, which need it, as the rest of the proposals stands above the companies. */
export const proposalOrderModule = defineModule('proposal-orders', ({ db, now }: Core) => ({
  services: { proposalOrders: createProposalOrders({ db, now }) },
}));
