import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('email-link', request);

/** The state of the page changes with the confirmation; the loader must not reset it. */
export const shouldRevalidate = () => false;
