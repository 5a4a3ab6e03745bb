import { PHONE_PATTERN } from '@site/contracts/login';
import { useTabValue } from '@site/forms/tab-value';

export const REGISTRATION_DRAFT = 'registration';

const isPhone = (value: unknown): value is string => typeof value === 'string' && PHONE_PATTERN.test(value);

/** A number that nobody is registered with: typed at either entrance, and not again in the registration form. */
export const useNewPhone = () => useTabValue('registration:phone', isPhone);
