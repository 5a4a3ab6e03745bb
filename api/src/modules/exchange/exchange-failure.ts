/** A refusal that 1C shows to its user. */
export class ExchangeFailure extends Error {
  override name = 'ExchangeFailure';
}
