/** Sections of dated texts, each at the address of its name. Without the schemas, for the browser. */
export const publicationSections = ['news', 'blog', 'articles'] as const;
export type PublicationSection = (typeof publicationSections)[number];
