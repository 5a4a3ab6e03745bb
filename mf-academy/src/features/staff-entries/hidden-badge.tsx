import { Badge } from '@site/ui/badge';

export const HiddenBadge = ({ is_hidden }: { is_hidden: boolean }) => (
  <Badge tone={is_hidden ? 'neutral' : 'success'}>{is_hidden ? 'Скрыто' : 'На\u00a0сайте'}</Badge>
);
