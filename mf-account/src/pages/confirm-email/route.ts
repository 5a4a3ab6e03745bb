import { apiContext, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@site/runtime';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('email-link', request);

/** The state of a link changes with its confirmation; the loader must not reset it. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.code !== nextParams.code;
