import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function isLoose(jsx: string): Promise<boolean> {
  const [result] = await eslint.lintText(`export const Note = (props) => ${jsx};\n`, {
    filePath: join(root, 'mf-sixth/src/note.tsx'),
  });
  return result!.messages.some(({ ruleId }) => ruleId === 'site/loose-text');
}

test.each([
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
])('finds %s', async (_, jsx) => expect(await isLoose(jsx)).toBe(true));

test.each([
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
])('accepts %s', async (_, jsx) => expect(await isLoose(jsx)).toBe(false));
