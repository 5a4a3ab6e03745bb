/** One chunk, because both need the form library, masks and rules. */
export { ClaimForm } from './claim-form.tsx';
export { ClaimLookup } from './claim-lookup.tsx';
