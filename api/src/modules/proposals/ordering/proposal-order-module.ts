import { type Core, defineModule } from '../../../module.ts';
import { createProposalOrders } from './proposal-orders.ts';

/** A module of its own: the orders depend on it, while the `proposals` module depends on the companies. */
export const proposalOrderModule = defineModule('proposal-orders', ({ db, now }: Core) => ({
  services: { proposalOrders: createProposalOrders({ db, now }) },
}));
