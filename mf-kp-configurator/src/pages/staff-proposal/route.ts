import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffProposalPage as Component } from './staff-proposal-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) =>
    api.call('GET /manage/proposals/{number}/', { params: { number: args.params.slug ?? '' } }),
  );
