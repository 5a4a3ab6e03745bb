/** Parses the words of a list: `goods, media`. */
export const listOf = <Item>(text: string, parse: (word: string) => Item): Item[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map(parse);
