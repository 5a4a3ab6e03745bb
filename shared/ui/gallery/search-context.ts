import { createContext } from 'react';

/** Matches a title or a component name against the search. */
export const SearchContext = createContext<(text: string) => boolean>(() => true);

/** Returns a matcher that ignores case and spaces: «iconbutton» and «icon button» match `IconButton`. */
export const searchFor = (query: string) => {
  const needle = query.toLowerCase().replace(/\s/g, '');
  return (text: string) => text.toLowerCase().replace(/\s/g, '').includes(needle);
};
