import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffCertificatePage as Component } from './staff-certificate-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) =>
    api.call('GET /manage/academy-certificates/{number}/', { params: { number: args.params.number ?? '' } }),
  );
