import { type Core, defineModule } from '../../../module.ts';
import { createProposalOrders } from './proposal-orders.ts';

/** Separate from `proposals`, because the orders depend on it while `proposals` depends on the companies. */
export const proposalOrderModule = defineModule('proposal-orders', ({ db, now }: Core) => ({
  services: { proposalOrders: createProposalOrders({ db, now }) },
}));
