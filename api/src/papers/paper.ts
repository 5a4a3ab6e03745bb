import PDFDocument from 'pdfkit';
import { cutText } from '@site/kernel/plain-text';
import { bytesOf, pdfFont, tagged } from './pdf-parts.ts';

/** Bounds of the content in points. The margins leave room for punched holes. */
export const sheet = { left: 48, right: 547, top: 42, bottom: 790 } as const;
const A4_HEIGHT = 841.89;
export const colors = { ink: '#0B2239', quiet: '#51657A', line: '#C5D0DA', fill: '#F1F5F8' } as const;

export type TextStyle = {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
  /** Role in the structure of the document, for screen readers; a paragraph by default. */
  tag?: 'H1' | 'H2' | 'TH' | 'TD';
};
export type Paper = ReturnType<typeof openPaper>;

/**
 * Opens an A4 document with drawing helpers. Text is placed by coordinates. A single text that reaches the end of the
 * content continues on the next page; `roomFor` keeps several texts side by side on one page.
 */
export function openPaper(info: { title: string; author: string; date: string }) {
  const date = new Date(`${info.date}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: 0, right: 0, top: sheet.top, bottom: A4_HEIGHT - sheet.bottom },
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: date, ModDate: date },
    lang: 'ru-RU',
    displayTitle: true,
    ...tagged,
  });
  const done = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  /** Null while footers are drawn: they are no content. */
  let parent: typeof root | null = root;
  pdf.registerFont('regular', pdfFont('DejaVuSansCondensed')).registerFont('bold', pdfFont('DejaVuSansCondensed-Bold'));

  const style = ({ size = 9, bold = false, color = colors.ink }: TextStyle) =>
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);

  return {
    pdf,

    height(text: string, width: number, options: TextStyle = {}): number {
      return style(options).heightOfString(text, { width, lineGap: options.lineGap ?? 1.5 });
    },

    /** Draws text and returns the y coordinate of its end. */
    text(text: string, x: number, y: number, width: number, options: TextStyle = {}): number {
      const { align = 'left', lineGap = 1.5, tag: structType = 'P' } = options;
      // An empty text has no content to tag, but its cell keeps the later ones of the row below their heads.
      if (text === '' && options.tag) parent?.add(pdf.struct(structType));
      style(options).text(text, x, y, { width, align, lineGap, ...(parent && { structParent: parent, structType }) });
      return pdf.y;
    },

    /** Groups what is drawn inside: texts of a table belong to its rows. */
    within<Result>(type: 'Table' | 'TR', draw: () => Result): Result {
      const outer = parent;
      const inner = pdf.struct(type);
      outer?.add(inner);
      parent = inner;
      try {
        return draw();
      } finally {
        inner.end();
        parent = outer;
      }
    },

    /** Shortens a text, so that it fits one line together with `rest`. */
    oneLine(text: string, width: number, options: TextStyle = {}, rest = ''): string {
      const line = this.height('…', width, options);
      let shown = text;
      for (let most = text.length - 1; most > 0 && this.height(shown + rest, width, options) > line; most--)
        shown = `${cutText(text, most).trimEnd()}…`;
      return shown + rest;
    },

    /** Starts a page when `height` does not fit below `y`, and returns where to draw. */
    roomFor(height: number, y: number): number {
      if (y + height <= sheet.bottom) return y;
      pdf.addPage();
      return sheet.top;
    },

    /** Draws what screen readers skip: lines, frames, and codes with a text beside them. */
    decoration(draw: () => void) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },

    line(x1: number, y1: number, x2: number, y2: number, width = 0.6) {
      this.decoration(() => pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(colors.line).stroke());
    },

    fill(x: number, y: number, width: number, height: number, color: string = colors.fill) {
      this.decoration(() => pdf.rect(x, y, width, height).fill(color));
    },

    /** Draws the footers, when the number of pages is known, and returns the file. */
    async close(footer: (page: number, pages: number) => void): Promise<Buffer> {
      const { count } = pdf.bufferedPageRange();
      parent = null;
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page);
        pdf.page.margins.bottom = 0; // Footers are below the content.
        pdf.markContent('Artifact', { type: 'Pagination' });
        footer(page + 1, count);
        pdf.endMarkedContent();
      }
      root.end();
      pdf.end();
      return done;
    },
  };
}
