import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileServicesPage as Component } from './profile-services-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-services', request);
