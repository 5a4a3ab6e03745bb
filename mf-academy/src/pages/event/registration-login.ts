import { paths } from '@site/contracts/paths';

/** The login of a guest, which leads back to the registration form of the event. */
export const registrationLogin = (eventUrl: string): string => paths.login(`${eventUrl}#registration`);
