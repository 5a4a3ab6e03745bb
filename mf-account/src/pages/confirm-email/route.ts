import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('email-link', request);

/** The state that the page came with is followed by what the visitor does with the link. */
export const shouldRevalidate = () => false;
