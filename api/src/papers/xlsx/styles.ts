/** In the order of `cellXfs` below: a cell refers to its style by index. */
export const styles = [
  'plain',
  'title',
  'note',
  'head',
  'text',
  'quoted',
  'count',
  'money',
  'sumLabel',
  'sum',
  'totalLabel',
  'total',
] as const;
export type Style = (typeof styles)[number];

const font = (inside: string) => `<font>${inside}<name val="Arial"/><family val="2"/></font>`;
const side = (name: string) => `<${name} style="thin"><color rgb="FFC5D0DA"/></${name}>`;
const solid = '<patternFill patternType="solid"><fgColor rgb="FFF1F5F8"/><bgColor indexed="64"/></patternFill>';

/** Built-in number formats: 3 is `#,##0`, 4 is `#,##0.00`. Viewers apply the separators of their locale. */
const xf = (ids: { font?: number; fill?: number; border?: number; format?: number }, more = '', alignment = '') =>
  `<xf numFmtId="${ids.format ?? 0}" fontId="${ids.font ?? 0}" fillId="${ids.fill ?? 0}" borderId="${ids.border ?? 0}" ` +
  `xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${more}>` +
  `<alignment vertical="top"${alignment}/></xf>`;

const wrapped = ' wrapText="1"';
const right = ' horizontal="right"';
const formats: Record<Style, string> = {
  plain: xf({}),
  title: xf({ font: 2 }),
  note: xf({ font: 3 }),
  head: xf({ font: 1, fill: 2, border: 1 }, '', `${wrapped} horizontal="center"`),
  text: xf({ border: 1 }, '', wrapped),
  // `quotePrefix` is Excel's leading apostrophe: the cell stays text when edited.
  quoted: xf({ border: 1 }, ' quotePrefix="1"', wrapped),
  count: xf({ border: 1, format: 3 }),
  money: xf({ border: 1, format: 4 }),
  sumLabel: xf({ font: 1 }, '', right),
  sum: xf({ font: 1, format: 4 }),
  totalLabel: xf({ font: 2 }, '', right),
  total: xf({ font: 2, format: 4 }),
};

export const stylesXml =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<fonts count="4">${font('<sz val="10"/>')}${font('<b/><sz val="10"/>')}${font('<b/><sz val="13"/>')}` +
  `${font('<sz val="9"/><color rgb="FF51657A"/>')}</fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill>${solid}</fill></fills>` +
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>` +
  `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styles.length}">${styles.map((style) => formats[style]).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
