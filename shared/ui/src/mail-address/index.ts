export { MailAddress } from './mail-address.tsx';
