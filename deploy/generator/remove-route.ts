import ts from 'typescript';
import { routeList } from './add-route.ts';
import { GeneratorError } from './names.ts';

interface RemovedRoute {
  /** The route table without the page's entry. */
  source: string;
  /** Source text of the entry. */
  entry: string;
  path: string;
}

/** Returns the source of a route table without the entry of a page; the rest is unchanged. */
export function removeRoute(source: string, page: string): RemovedRoute {
  const elements = routeList(ts.createSourceFile('routes.ts', source, ts.ScriptTarget.Latest, true))?.elements ?? [];
  const entries = elements.filter((element) => textOf(element, 'page') === page);
  const [entry] = entries;
  const path = entry && textOf(entry, 'path');
  if (!entry || !path || entries.length > 1)
    throw new GeneratorError(
      `src/routes.ts has ${entries.length === 1 ? 'no literal path' : `${entries.length} entries`} for the page "${page}": remove it by hand`,
      1,
    );
  const after = source.slice(entry.getEnd());
  const rest = after.startsWith(',') ? after.slice(1) : after;
  const before = source.slice(0, entry.getStart());
  // Remove the line if the entry was alone on it.
  const isOwnLine = /\n[ \t]*$/.test(before) && /^[ \t]*\n/.test(rest);
  return {
    source: isOwnLine ? before.replace(/[ \t]*$/, '') + rest.replace(/^[ \t]*\n/, '') : before + rest.trimStart(),
    entry: entry.getText(),
    path,
  };
}

/** Returns the value of a property with a string literal. */
function textOf(element: ts.Node, name: string): string | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined;
  for (const property of element.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === name)
      return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
  return undefined;
}
