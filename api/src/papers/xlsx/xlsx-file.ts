import { strToU8, zipSync } from 'fflate';
import { element, escapeXml, opening } from '../xml.ts';
import { type Style, styles, stylesXml } from './styles.ts';

/** A formula carries its current value for viewers that do not calculate. */
export type Cell =
  | { text: string; style: Style }
  | { number: number; style: Style }
  | { formula: string; value: number; style: Style }
  | null;

export type Sheet = {
  name: string;
  /** Column widths in characters. */
  widths: number[];
  /** Number of frozen rows. Every printed page repeats the last of them. */
  frozen: number;
  rows: Cell[][];
};

export type Workbook = { title: string; creator: string; date: string; sheets: Sheet[] };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The letters of a column, counted from 0: A, Z, AA. */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Escapes the underscore of `_x0041_`, which stands for a character (ECMA-376, 22.9.2.19). */
const escapeUnderscores = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

function cellXml(cell: Cell, column: number, row: number): string {
  if (!cell) return '';
  const at = `r="${columnLetter(column)}${row + 1}" s="${styles.indexOf(cell.style)}"`;
  if ('number' in cell) return `<c ${at}><v>${cell.number}</v></c>`;
  if ('formula' in cell) return `<c ${at}><f>${escapeXml(cell.formula)}</f><v>${cell.value}</v></c>`;
  if (cell.text === '') return `<c ${at}/>`;
  return `<c ${at} t="inlineStr"><is>${element('t', escapeUnderscores(cell.text), { 'xml:space': 'preserve' })}</is></c>`;
}

function sheetXml({ widths, frozen, rows }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const written = rows.map(
    (row, index) => `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, column, index)).join('')}</row>`,
  );
  return (
    `<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0" showGridLines="0">` +
    `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>${written.join('')}</sheetData>` +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>'
  );
}

/** `fullCalcOnLoad` makes programs recalculate the formulas on opening. */
function workbookXml(sheets: Sheet[]): string {
  const named = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = sheets.map(({ name, frozen }, index) =>
    element('definedName', `'${name}'!$${frozen}:$${frozen}`, { name: '_xlnm.Print_Titles', localSheetId: index }),
  );
  return (
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets>` +
    `<definedNames>${titles.join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
  );
}

const relationships = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">` +
  targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>';

const contentTypes = (sheets: Sheet[]) =>
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
  sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
    )
    .join('') +
  '</Types>';

const coreXml = ({ title, creator, date }: Workbook) =>
  opening('cp:coreProperties', {
    'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:dcterms': 'http://purl.org/dc/terms/',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  }) +
  element('dc:title', title) +
  element('dc:creator', creator) +
  element('dcterms:created', `${date}T00:00:00Z`, { 'xsi:type': 'dcterms:W3CDTF' }) +
  '</cp:coreProperties>';

/** Writes an Office Open XML workbook (ECMA-376). The same workbook gives the same bytes. */
export function writeXlsx(workbook: Workbook): Buffer {
  const { sheets, date } = workbook;
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relationships([
      [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
      [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': coreXml(workbook),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index): [string, string] => [`${OFFICE}/worksheet`, `worksheets/sheet${index + 1}.xml`]),
      [`${OFFICE}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  };
  const files = Object.entries(parts).map(([name, xml]): [string, Uint8Array] => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(`${date}T12:00:00`) }));
}
