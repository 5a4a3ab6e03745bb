import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffClaimPage as Component } from './staff-claim-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) =>
    api.call('GET /manage/warranty-claims/{number}/', { params: { number: args.params.id ?? '' } }),
  );
