import type { CertificateState } from '@site/contracts/partner-certificates';
import { Badge, type BadgeProps } from '@site/ui/badge';

const states: Record<CertificateState, [tone: BadgeProps['tone'], label: string]> = {
  active: ['success', 'Действует'],
  expiring: ['warning', 'Скоро истечёт'],
  expired: ['danger', 'Срок истёк'],
  revoked: ['danger', 'Отозван'],
};

export function CertificateBadge({ state }: { state: CertificateState }) {
  const [tone, label] = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}
