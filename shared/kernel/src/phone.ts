/** Digits after the country code, at most ten. A first 7 or 8 is the way people dial, unless ten digits stand alone. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const bare = digits.length === 10 && !text.trim().startsWith('+');
  return (bare ? digits : digits.replace(/^[78]/, '')).slice(0, 10);
}

/** What is sent: «+79161234567». Incomplete input stays incomplete. Empty input gives an empty string. */
export const toE164 = (text: string): string => (/[\d+]/.test(text) ? `+7${nationalDigits(text)}` : '');

/** What is shown: «+7 (916) 123-45-67», with no-break spaces. A number that is not complete is shown as it is. */
export function formatPhone(text: string): string {
  const match = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(nationalDigits(text));
  return match ? `+7\u00a0(${match[1]})\u00a0${match[2]}-${match[3]}-${match[4]}` : text;
}

/** For links: «tel:+78005550120». */
export const telHref = (text: string): string => `tel:${toE164(text)}`;
