import ts from 'typescript';
import { GeneratorError } from './names.ts';

/**
 * Returns the source of a route table with one more entry at the end of the list passed to `defineRoutes`. Finds the list
 * in the syntax tree, so that comments, spreads and brackets in strings are safe; the rest is unchanged.
 */
export function addRoute(source: string, entry: string): string {
  const list = routeList(ts.createSourceFile('routes.ts', source, ts.ScriptTarget.Latest, true));
  if (!list)
    throw new GeneratorError(
      'Expected defineRoutes([…]) with a literal list in src/routes.ts, found none: add the entry by hand',
      1,
    );
  const { elements } = list;
  const end = list.getEnd() - 1;

  // Keep the format of a list on several lines or with comments; otherwise write one line per entry.
  if (/\n|\/\*/.test(list.getText())) {
    const gap = source.slice(elements.end, end);
    const closing = gap.includes('\n') ? gap.lastIndexOf('\n') : gap.length;
    const comma = elements.length > 0 && !elements.hasTrailingComma ? ',' : '';
    const head = source.slice(0, elements.end) + comma + gap.slice(0, closing).trimEnd();
    return `${head}\n  ${entry},\n${gap.slice(closing + 1)}${source.slice(end)}`;
  }
  const lines = [...elements.map((element) => element.getText()), entry].map((text) => `  ${text},\n`).join('');
  return `${source.slice(0, list.getStart() + 1)}\n${lines}${source.slice(end)}`;
}

export function routeList(node: ts.Node): ts.ArrayLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineRoutes') {
    const [list] = node.arguments;
    return list && ts.isArrayLiteralExpression(list) ? list : undefined;
  }
  return ts.forEachChild(node, routeList);
}
