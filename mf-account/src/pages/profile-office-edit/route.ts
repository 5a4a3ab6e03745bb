import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileOfficeEditPage as Component } from './profile-office-edit-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-office', request);
