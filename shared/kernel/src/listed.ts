/** «СКУД», «QR-код», «Wi-Fi»: a second capital, a digit or a Latin letter says that the capital is part of the word. */
const keepsCapital = /^(?:\S*[A-Za-z\d]|\S+[А-ЯЁ])/;

const inside = (name: string) => (keepsCapital.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

/**
 * Names of kinds, each written to stand alone, as one enumeration: «Парковки, шлагбаумы, СКУД». Never for towns and
 * people, who keep their capitals.
 */
export const listed = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : inside(name))).join(', ');
