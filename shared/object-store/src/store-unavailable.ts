/** The store did not respond, or responded that it cannot at the moment. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
