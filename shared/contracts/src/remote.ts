import { z } from 'zod';
import { isPattern } from './address-patterns.ts';
import { ShownParts } from './parts.ts';

/** Raise it when a change to a remote's page module or the shared runtime affects the other side. */
export const CONTRACT_VERSION = 1;

export const layouts = ['default', 'account', 'documents', 'empty', 'svg-sprite'] as const;
export type LayoutName = (typeof layouts)[number];

/** How an activation finds addresses of a route with parameters, to render them before the release goes live. */
export const SmokeTerms = z.object({
  /** Addresses to render, besides those of the site map and the API: `/catalog/barriers/`. */
  examples: z.array(z.string().startsWith('/')).optional(),
  /** Why there may be no address to render. A release without the reason is rejected if there is none. */
  unseen: z.string().min(10).optional(),
});
export type SmokeTerms = z.infer<typeof SmokeTerms>;

/** A URL pattern of the site, declared by its remote as plain data: the shell reads it before loading remote code. */
export const RouteDefinition = z
  .strictObject({
    /** React Router pattern without a trailing slash: `/catalog/:category`. */
    path: z
      .string()
      .refine(
        isPattern,
        'must start with a slash and not end with one; a segment is a word or :parameter, optionally with ?, or * at the end',
      ),
    /** Folder below `src/pages`; its `route.ts` serves the page. Absent: the route only redirects. */
    page: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    layout: z.enum(layouts).default('default'),
    /** `user`: guests see the not-authorised screen. */
    access: z.enum(['public', 'user']).default('public'),
    /** `no-bottom` hides the bottom bar of the header. */
    header: z.enum(['full', 'no-bottom', 'none']).default('full'),
    footer: z.boolean().default(true),
    /** A regular expression per route parameter; a mismatch is a 404 before anything loads. */
    validate: z.record(z.string(), z.string()).default({}),
    /** Route rules: a redirect, or middlewares that replace the redirect check. */
    rules: z
      .strictObject({ redirect: z.string().optional(), appMiddleware: z.array(z.string()).optional() })
      .default({}),
    /** Parts of other remotes on the page; loaded in parallel with its own data. */
    parts: ShownParts.default({}),
    ...SmokeTerms.shape,
  })
  .refine((route) => route.page || route.rules.redirect, 'needs a page, or a redirect in its rules');
export type RouteDefinition = z.infer<typeof RouteDefinition>;
export type RouteInput = z.input<typeof RouteDefinition>;

/** Declares the routes of a remote in `src/routes.ts`; the build validates them. */
export const defineRoutes = (routes: RouteInput[]): RouteInput[] => routes;
