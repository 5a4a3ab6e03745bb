import { z } from 'zod';
import { isPattern } from './address-patterns.ts';
import { ShownParts } from './parts.ts';

/** Raised when a remote's page module or the shared runtime changes in a way that the other side must know of. */
export const CONTRACT_VERSION = 1;

export const layouts = ['default', 'account', 'documents', 'empty', 'svg-sprite'] as const;
export type LayoutName = (typeof layouts)[number];

/** One address of the site, as its remote declares it. Plain data: the shell reads it before any remote code is loaded. */
export const RouteDefinition = z
  .strictObject({
    /** React Router pattern without a trailing slash: `/catalog/:category`. */
    path: z
      .string()
      .refine(
        isPattern,
        'starts with a slash and does not end with one; a segment is a word, :parameter, either with ?, or * at the end',
      ),
    /** Folder below `src/pages` whose `route.ts` serves the address. Absent: the address only redirects. */
    page: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    layout: z.enum(layouts).default('default'),
    /** `user`: a visitor who is not logged in sees the not-authorised screen. */
    access: z.enum(['public', 'user']).default('public'),
    /** `no-bottom` hides the bottom bar of the header. */
    header: z.enum(['full', 'no-bottom', 'none']).default('full'),
    footer: z.boolean().default(true),
    /** Validity check: a pattern for each parameter; a parameter that does not match is a 404 before any load. */
    validate: z.record(z.string(), z.string()).default({}),
    /** Route rules: a redirect, or middlewares that take the place of the redirect check. */
    rules: z
      .strictObject({ redirect: z.string().optional(), appMiddleware: z.array(z.string()).optional() })
      .default({}),
    /** Parts of other remotes that the page shows; they are loaded beside its own data. */
    parts: ShownParts.default({}),
  })
  .refine((route) => route.page || route.rules.redirect, 'needs a page, or a redirect in its rules');
export type RouteDefinition = z.infer<typeof RouteDefinition>;
export type RouteInput = z.input<typeof RouteDefinition>;

/** A remote's route table, `src/routes.ts`. Parsed by its build, so that a mistake never reaches a release. */
export const defineRoutes = (routes: RouteInput[]): RouteInput[] => routes;
