import { z } from 'zod';

export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** Metadata for search engines and link previews. URLs are site paths; the shell makes them absolute. */
export const Seo = z.object({
  title: z.string(),
  description: z.string(),
  h1: z.string(),
  /** Empty for pages without a URL of their own, such as error pages. */
  canonical: z.string(),
  robots: z.string().default('index, follow'),
  og: z
    .object({
      title: z.string().optional(),
      description: z.string().optional(),
      image: z.string().optional(),
      type: z.enum(['website', 'article', 'product']).default('website'),
    })
    .optional(),
  feed: z.object({ title: z.string(), url: z.string() }).optional(),
  breadcrumbs: z.array(Breadcrumb).default([]),
  /** schema.org objects; the shell escapes them for a script element. */
  jsonld: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type Seo = z.infer<typeof Seo>;
