import { ProductName } from '@site/ui/product-name';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[её]/gi, '[её]');

/** The typed words where they stand in the text; ё counts as е, and the case does not count. Codes do not break. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return <ProductName name={text} />;
  // The longest first: of «привод» and «при» the whole word is marked.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : <ProductName key={index} name={part} />));
}
