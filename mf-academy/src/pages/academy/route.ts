import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { AcademyPage as Component } from './academy-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('academy', request);
