import { parseArgs } from 'node:util';

/** `npm run bench -- phone --runs 9 --peer http://localhost:4705/shop --buy '.card button' --count '#cart'`. */
export const { values: options, positionals: requested } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Address of the same kind of page in another system; may be repeated. */
    peer: { type: 'string', multiple: true, default: [] as string[] },
    /** Selectors of a button that buys, and of the number of products in the cart. */
    buy: { type: 'string', default: '.buy' },
    count: { type: 'string', default: '[data-count=cart]' },
    /** The larger catalogue of `catalogue`. */
    products: { type: 'string', default: '50000' },
  },
  allowPositionals: true,
});
