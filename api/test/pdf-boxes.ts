import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A line of text, or a link, in points from the lower left corner of its page. */
type Box = { text: string; left: number; right: number; bottom: number; top: number };

/** Ascent and descent of letters as shares of the font size, without the room above capitals. */
const [ASCENT, DESCENT] = [0.72, 0.2];
/** Kerning and rounding, in points. */
const TOLERANCE = 1;

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOLERANCE;

const shown = ({ text }: Box) => `«${text.slice(0, 40)}»`;

/** Describes lines of text that lie over each other or over a link, and those within `margin` points of the edge. */
export async function layoutFaults(bytes: Uint8Array, margin = 14): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const faults: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item): Box[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size, left, baseline] = item.transform as [number, number, number, number, number, number];
      const vertical = { bottom: baseline - DESCENT * size, top: baseline + ASCENT * size };
      return [{ text: item.str, left, right: left + item.width, ...vertical }];
    });
    const links = ((await page.getAnnotations()) as { rect: [number, number, number, number] }[]).map(
      ({ rect: [left, bottom, right, top] }): Box => ({ text: 'link', left, right, bottom, top }),
    );
    for (const line of lines)
      if (line.left < margin || line.right > width - margin || line.bottom < margin || line.top > height - margin)
        faults.push(`page ${number}: ${shown(line)} is at the edge`);
    const boxes = [...links, ...lines];
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1))
        if (overlap(one, other)) faults.push(`page ${number}: ${shown(one)} and ${shown(other)} overlap`);
    });
  }
  await pdf.destroy();
  return faults;
}
