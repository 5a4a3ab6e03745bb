import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';

/** What every module may count on. */
export type Core = { config: Config; db: Db; log: FastifyBaseLogger; now: () => Date };

/**
 * What a call has passed before it comes to a module's route:
 * - `root`: nothing; health, files for robots, pictures;
 * - `dev`: nothing; registered outside production only;
 * - `downloads`: the session, but no request key, because a plain link carries none;
 * - `forms`: that one of our own pages sent it, and the session: forms of browsers without scripts;
 * - `manage`: the back office’s key, and who makes a change;
 * - `api`: the request key and the session.
 */
export const scopes = ['root', 'dev', 'downloads', 'forms', 'manage', 'api'] as const;
type Scope = (typeof scopes)[number];

type Mount = (app: FastifyInstance) => void;

/**
 * Routes with what they need, ready to be registered. They have a name, because Fastify looks for an unnamed plugin in the
 * whole of `require.cache` (its lib/plugin-utils.js), which takes a quarter of the start in Jest.
 */
export const mount =
  <Options extends FastifyPluginOptions>(
    routes: FastifyPluginAsyncZod<Options> | FastifyPluginAsync<Options>,
    options: Options,
  ): Mount =>
  (app) =>
    void app.register(
      plugin(routes as FastifyPluginAsync<FastifyPluginOptions>, { name: routes.name, encapsulate: true }),
      options,
    );

type Opened<Gives, Serves> = {
  /** What other modules may call. */
  services?: Gives;
  /** Called when all modules are open, so routes may need services of any of them. */
  routes?: (services: Serves) => Partial<Record<Scope, Mount[]>>;
  /** Work that falls due with time. Several processes run it at once; each item stands alone (`eachAlone`). */
  sweep?: () => Promise<unknown>;
  /** In milliseconds; every ten minutes unless told. */
  sweepEvery?: number;
  /** When the process stops, after the last request: resolves when nothing is under way any more. */
  close?: () => Promise<unknown>;
};

/** `every` in milliseconds. */
export type Sweep = { run: () => Promise<unknown>; every: number };

const SWEEP_EVERY = 10 * 60_000;

/** A module: what it needs is the type of what `open` is given. */
export type Module<Needs, Gives, Serves> = { name: string; open: (given: Needs) => Opened<Gives, Serves> };

/** One room of the API. Its repositories stay inside `open`: other modules see the services only. */
export const defineModule = <Needs, Gives = unknown, Serves = unknown>(
  name: string,
  open: (given: Needs) => Opened<Gives, Serves>,
): Module<Needs, Gives, Serves> => ({ name, open });

type OpenModules<Services> = {
  services: Services;
  mount: (scope: Scope, app: FastifyInstance) => void;
  /** By the name of the module. */
  sweeps: ReadonlyMap<string, Sweep>;
  close: () => Promise<unknown>;
};

export type ModuleList<Services, Serves> = {
  /** Modules stand after those whose services they need: another order does not compile. */
  with: <Gives, Later>(module: Module<Services, Gives, Later>) => ModuleList<Services & Gives, Serves & Later>;
  open: [Services] extends [Serves]
    ? (core: Core) => OpenModules<Services>
    : { 'a route needs a service that no module gives': Exclude<keyof Serves, keyof Services> };
};

type AnyModule = Module<object, object, object>;

function openAll(modules: readonly AnyModule[], core: Core): OpenModules<object> {
  const services: Record<string, unknown> = { ...core };
  const opened = modules.map(({ name, open }) => {
    const module = open(services);
    for (const [key, service] of Object.entries(module.services ?? {})) {
      if (key in services)
        throw new Error(`Module ${name} gives «${key}», which is there already: choose another name`);
      services[key] = service;
    }
    return { name, ...module };
  });
  const routes = opened.map((module) => module.routes?.(services) ?? {});
  return {
    services,
    mount: (scope, app) => routes.forEach((mounts) => mounts[scope]?.forEach((register) => register(app))),
    sweeps: new Map(
      opened.flatMap(({ name, sweep: run, sweepEvery: every = SWEEP_EVERY }) =>
        run ? [[name, { run, every }] as const] : [],
      ),
    ),
    close: () => Promise.all(opened.flatMap((module) => (module.close ? [module.close()] : []))),
  };
}

const listOf = (modules: readonly AnyModule[]) => ({
  with: (module: AnyModule) => listOf([...modules, module]),
  open: (core: Core) => openAll(modules, core),
});

/** The list to which each module is added by a line. */
export const moduleList = () => listOf([]) as unknown as ModuleList<Core, unknown>;
