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

  const isOpen = source.slice(list.getStart(), end).includes('\n');
  if (isOpen) {
    const lineEnd = source.lastIndexOf('\n', end) + 1;
    const comma = elements.length > 0 && !elements.hasTrailingComma;
    const last = elements.end;
    return `${source.slice(0, last)}${comma ? ',' : ''}${source.slice(last, lineEnd)}  ${entry},\n${source.slice(lineEnd)}`;
  }
  const lines = [...elements.map((element) => element.getText()), entry].map((text) => `  ${text},\n`).join('');
  return `${source.slice(0, list.getStart() + 1)}\n${lines}${source.slice(end)}`;
}

function routeList(node: ts.Node): ts.ArrayLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineRoutes') {
    const [list] = node.arguments;
    return list && ts.isArrayLiteralExpression(list) ? list : undefined;
  }
  return ts.forEachChild(node, routeList);
}
