/** «СКУД», «QR-код», «Wi-Fi»: words with a second capital, a digit or a Latin letter keep their first capital. */
const keepsCapital = /^(?:\S*[A-Za-z\d]|\S+[А-ЯЁ])/;

const inside = (name: string) => (keepsCapital.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

/**
 * Joins standalone names of kinds into one enumeration: «Парковки, шлагбаумы, СКУД». Not for towns and people, which keep
 * their capitals.
 */
export const listed = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : inside(name))).join(', ');
