import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffCertificateParticipantsPage as Component } from './staff-certificate-participants-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/academy-certificates/participants/');
