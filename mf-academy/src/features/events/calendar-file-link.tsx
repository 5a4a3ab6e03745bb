import { addressOf } from '@site/contracts/endpoint-address';
import { ButtonLink, type ButtonLinkProps } from '@site/ui/button';
import { iconCalendar } from '@site/ui/icons';

interface CalendarFileLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  slug: string;
}

export const CalendarFileLink = ({ slug, variant }: CalendarFileLinkProps) => (
  <ButtonLink
    variant={variant}
    iconStart={iconCalendar}
    href={addressOf('GET /academy/calendar/{slug}/event.ics', { params: { slug } })}
  >
    Добавить в&nbsp;календарь
  </ButtonLink>
);
