import { type Core, defineModule } from '../../../module.ts';
import { ProposalOrders } from './proposal-orders.ts';

/** Separate from `proposals`, because the orders depend on it while `proposals` depends on the companies. */
export const proposalOrderModule = defineModule('proposal-orders', ({ db, now }: Core) => ({
  services: { proposalOrders: new ProposalOrders({ db, now }) },
}));
