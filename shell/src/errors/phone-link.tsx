import { formatPhone, telHref } from '@site/kernel/phone';

export const PhoneLink = ({ phone }: { phone: string }) => <a href={telHref(phone)}>{formatPhone(phone)}</a>;
