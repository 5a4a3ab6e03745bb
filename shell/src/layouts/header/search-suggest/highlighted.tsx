import { ProductName } from '@site/ui/product-name';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[её]/gi, '[её]');

/** Marks the query's words in the text, ignoring case and treating ё as е. Product codes do not wrap. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return <ProductName name={text} />;
  // Longest first, so that «привод» is preferred to «при».
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : <ProductName key={index} name={part} />));
}
