import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Removes the indentation of a nested element. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const margins = rest.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const margin = Math.min(...margins, Infinity);
  return [first, ...rest.map((line) => line.slice(margin === Infinity ? 0 : margin))].join('\n');
}

/** Finds the first use of every component in the gallery's samples, which are compiled and tested. */
export function snippetsOf(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'));
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    // Files without samples are part of the page itself.
    if (!text.includes('<Sample ')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      const tag = ts.isJsxElement(node)
        ? node.openingElement.tagName
        : ts.isJsxSelfClosingElement(node) && node.tagName;
      const name = tag && tag.getText(source);
      if (name && /^[A-Z]/.test(name) && !found.has(name)) found.set(name, dedent(node.getText(source)));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
