import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PayBackPage as Component } from './pay-back-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('pay-back', request);
