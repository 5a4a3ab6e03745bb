import type { ContentRevision, ManagedContent } from '@site/contracts/manage-content';
import type { BadgeProps } from '@site/ui/badge';

type Tone = BadgeProps['tone'];

export const documentStates: Record<ManagedContent['state'], string> = {
  live: 'На\u00a0сайте',
  scheduled: 'Запланирован',
  draft: 'Черновик',
  withdrawn: 'Снят с\u00a0сайта',
};
export const documentTones: Record<ManagedContent['state'], Tone> = {
  live: 'success',
  scheduled: 'info',
  draft: 'warning',
  withdrawn: 'neutral',
};

export const revisionStates: Record<ContentRevision['state'], string> = {
  live: 'На\u00a0сайте',
  scheduled: 'Запланирована',
  draft: 'Черновик',
  past: 'Прежняя',
};
export const revisionTones: Record<ContentRevision['state'], Tone> = {
  live: 'success',
  scheduled: 'info',
  draft: 'warning',
  past: 'neutral',
};
