import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PersonalPage as Component } from './personal-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('personal', request);
