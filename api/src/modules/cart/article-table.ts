/** A row as it was typed, the number of its first line, and its cells. */
export type TableRow = { line: number; text: string; cells: string[] };

/** As Excel copies a cell that holds a line break, a tab or a quote; another `"` is an inch or opens a name. */
const QUOTED = /"([^"]*(?:""[^"]*)*)"[^\S\t\r\n]*(?=[;\t\r\n]|$)/y;
const BARE = /[^;\t\r\n]*/y;
const BREAK = /\r?\n|\r/y;

const at = (pattern: RegExp, text: string, position: number) => {
  pattern.lastIndex = position;
  return pattern.exec(text);
};

const plain = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** Cells stand between tabs or semicolons. The empty ones at the ends belong to the row, empty lines are no rows. */
export function tableOf(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  let start = 0;
  let position = 0;
  let cells: string[] = [];
  while (position <= text.length) {
    // Spaces before a quote are no part of the cell.
    const spaces = at(/[^\S\t\r\n]*/y, text, position)?.[0].length ?? 0;
    const quoted = at(QUOTED, text, position + spaces);
    const cell = quoted ?? at(BARE, text, position)!;
    cells.push(plain(quoted ? quoted[1]!.replaceAll('""', '"') : cell[0]));
    position = cell.index + cell[0].length;
    if (text[position] === ';' || text[position] === '\t') {
      position += 1;
      continue;
    }
    const typed = text.slice(start, position).trim();
    if (typed) rows.push({ line, text: typed, cells });
    line += text.slice(start, position).split('\n').length;
    position += at(BREAK, text, position)?.[0].length ?? 1;
    start = position;
    cells = [];
  }
  return rows;
}
