import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { GateKitPage as Component } from './gate-kit-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('gate-kit', request);
