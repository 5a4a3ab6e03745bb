import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { StaffPage as Component } from './staff-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('staff', request);
