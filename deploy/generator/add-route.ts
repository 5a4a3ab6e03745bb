import ts from 'typescript';
import { GeneratorError } from './names.ts';

/**
 * A route table's source with one more entry at the end of the list given to `defineRoutes`. The list is found in the
 * syntax tree, so that comments, spreads and brackets inside strings do not mislead; everything else stays as it is.
 */
export function addRoute(source: string, entry: string): string {
  const list = routeList(ts.createSourceFile('routes.ts', source, ts.ScriptTarget.Latest, true));
  if (!list)
    throw new GeneratorError(
      'src/routes.ts has no defineRoutes([…]) with its list inside the brackets: add the entry by hand',
      1,
    );
  const { elements } = list;
  const end = list.getEnd() - 1;

  // A list on several lines, or with comments, keeps its form; another is opened, a line an entry.
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
