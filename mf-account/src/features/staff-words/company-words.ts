import { partnerLevelNames } from '@site/contracts/company-lists';
import type { ManagedCompanyRow } from '@site/contracts/manage-companies';

export const levelNames: Record<ManagedCompanyRow['level'], string> = { none: 'Без уровня', ...partnerLevelNames };
