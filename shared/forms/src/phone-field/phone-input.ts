import { toE164 } from '@site/kernel/phone';

export const PHONE_MASK = '+7 (###) ###-##-##';

/**
 * What is typed or pasted, for the mask. Into an empty field a first 7, 8 or + is the country code, another digit comes
 * after it. When only the code stands there, a whole number may still be pasted: its own code is left out.
 */
export function preparePhone(typed: string, before: string): string {
  const started = before.replace(/\D/g, '');
  if (started === '') return toE164(typed).slice(before.length);
  const whole = typed.replace(/\D/g, '').length > 10;
  return started === '7' && whole ? toE164(typed).slice('+7'.length) : typed;
}

/**
 * One for each field. People who type «+» go on with «7»: the code is there already, so that one digit is left out. An 8
 * in front is the way people dial, and has become the code by the time that the tenth digit tells it was none: «8882223344»
 * is a number of ten digits. Only when its typing is over is it known to be whole.
 */
export function createPhoneTyping() {
  let afterPlus = false;
  let beganWithEight = false;
  return {
    prepare(typed: string, before: string): string {
      const repeatsCode = afterPlus && typed === '7';
      afterPlus = typed === '+';
      if (!/\d/.test(before)) beganWithEight = typed === '8';
      return repeatsCode ? '' : preparePhone(typed, before);
    },
    finish: (value: string): string =>
      beganWithEight && /^\+7\d{9}$/.test(value) ? value.replace('+7', '+78') : value,
  };
}

/** The form's value in the mask's writing, also when it is not complete: the field is prefilled on the server with it. */
export function maskPhone(value: string): string {
  const digits = value.replace(/^\+7/, '');
  if (value === '' || digits === '') return value;
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)];
  const marks = ['+7 (', ') ', '-', '-'];
  return groups.map((group, index) => (group ? `${marks[index]}${group}` : '')).join('');
}
