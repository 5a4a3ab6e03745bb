import { createContext } from 'react';

/** Tells whether a title or a component's name is what the visitor looks for. */
export const SearchContext = createContext<(text: string) => boolean>(() => true);

/** «кноп», «btn» no, «iconbutton», «icon button»: letters count, spaces and case do not. */
export const searchFor = (query: string) => {
  const wanted = query.toLowerCase().replace(/\s/g, '');
  return (text: string) => text.toLowerCase().replace(/\s/g, '').includes(wanted);
};
