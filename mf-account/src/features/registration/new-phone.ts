import { PHONE_PATTERN } from '@site/contracts/login';
import { useTabValue } from '@site/forms/tab-value';

export const REGISTRATION_DRAFT = 'registration';

const isPhone = (value: unknown): value is string => typeof value === 'string' && PHONE_PATTERN.test(value);

/** A number without an account, carried from either entrance into the registration form. */
export const useNewPhone = () => useTabValue('registration:phone', isPhone);
