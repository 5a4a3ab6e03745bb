import { beforeAll, expect, test } from '@jest/globals';
import { type Found, lint } from './testing/lint.ts';

const loose: [title: string, jsx: string][] = [
  ['a conditional text beside another', '<p>Всего {props.some && "сегодня"}</p>'],
  ['one of two texts beside an element', '<p><b>1</b>{props.some ? "раз" : "раза"}</p>'],
  ['a conditional number beside an element', '<p><b>1</b>{props.some && `${1} раз`}</p>'],
  ['a variable that may be text', '<p>{props.url ? <a href="/">1</a> : props.name}<b>2</b></p>'],
  ['a text after a conditional icon', '<div>{props.error && <i />}{props.note}</div>'],
  ['a space after a conditional icon', '<div>{props.error && <i />} <b>1</b></div>'],
  ['children of a button after a conditional icon', '<button>{props.icon && <i />}{children}</button>'],
  ['a text after a list', '<p>{props.all.map((one) => <b key={one}>{one}</b>)} и другие</p>'],
  ['texts of a list', '<p>Все: {props.all.map((one) => `${one}, `)}</p>'],
  ['a text that a component returns', 'function Sum() { return props.free ? "Бесплатно" : <b>1</b>; }'],
  ['a text in a fragment', '<>Слова</>'],
  ['a text in a named fragment', '<Fragment key="1">Слова <b>1</b></Fragment>'],
  ['a text in a conditional fragment', '<p>{props.some && <>Слова <b>1</b></>}<i /></p>'],
];

const wrapped: [title: string, jsx: string][] = [
  ['a text in an element', '<p>Всего {props.some && <span>сегодня</span>}</p>'],
  ['a text that is the only child of an element', '<p>{props.some ? "раз" : "раза"}</p>'],
  ['a text that a function returns', 'function sum() { return props.free ? "Бесплатно" : "1"; }'],
  ['a text before a conditional element', '<p>Слова {props.some && <b>1</b>}</p>'],
  ['a text after an unconditional element', '<p>{props.some && <b>1</b>}<i />слова</p>'],
  ['children among blocks', '<section>{props.head && <h2>1</h2>}{children}</section>'],
  [
    'a variable that is marked as no text',
    '<figure>{props.link ? <a href="/">1</a> : <>{props.image}</>}<b /></figure>',
  ],
  ['elements from a list', '<ul>{props.all.map((one) => <li key={one}>{one}</li>)}<li>1</li></ul>'],
  ['a comment between elements', '<p>{props.some && <b>1</b>}{/* why */}<i>2</i></p>'],
];

const all = [...loose, ...wrapped];
const pathOf = (jsx: string) => `mf-sixth/src/note-${all.findIndex(([, one]) => one === jsx)}.tsx`;
let found: Map<string, Found[]>;

beforeAll(async () => {
  const sources = all.map(([, jsx]) => [pathOf(jsx), `export const Note = (props) => ${jsx};\n`]);
  found = await lint(Object.fromEntries(sources) as Record<string, string>);
});

const isLoose = (jsx: string) => found.get(pathOf(jsx))!.some(({ rule }) => rule === 'loose-text');

test.each(loose)('finds %s', (_, jsx) => expect(isLoose(jsx)).toBe(true));

test.each(wrapped)('accepts %s', (_, jsx) => expect(isLoose(jsx)).toBe(false));
