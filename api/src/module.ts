import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Demonstration } from './demonstration.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import type { Db } from './db/database.ts';
import type { Jobs, Sweep } from './jobs/jobs.ts';
import type { PersonalData } from './personal-data.ts';
import type { Waiting } from './waiting.ts';

/** Dependencies available to every module. `demo` is null in production. */
export type Core = {
  config: Config;
  db: Db;
  store: ObjectStore;
  jobs: Jobs;
  log: FastifyBaseLogger;
  now: () => Date;
  demo: Demonstration | null;
};

/** Declarations of all modules, complete when the last one is open. */
type Declared = { personalData: readonly PersonalData[]; waiting: readonly Waiting[] };

/**
 * Checks that a request passes before it reaches a module's route:
 * - `root`: no checks; health, files for robots, pictures;
 * - `dev`: no checks; registered outside production only;
 * - `downloads`: the session, but no request key, because a plain link cannot carry one;
 * - `forms`: same-origin form and the session; for browsers without scripts;
 * - `manage`: a key of the back office, or the session of a staff member, and the right to the endpoint’s area;
 * - `smoke`: the key of an activation;
 * - `api`: the request key and the session.
 */
export const scopes = ['root', 'dev', 'downloads', 'forms', 'manage', 'smoke', 'api'] as const;
type Scope = (typeof scopes)[number];

type Mount = (app: FastifyInstance) => void;

/**
 * Binds routes to their options, for registration later. The plugin gets a name, because Fastify searches the whole
 * `require.cache` for an unnamed one (its lib/plugin-utils.js), which takes a quarter of the start in Jest.
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
  /** Services for other modules. */
  services?: Gives;
  /** Called after all modules are open, so routes can use services of any module. */
  routes?: (services: Serves) => Partial<Record<Scope, Mount[]>>;
  /** Periodic work, in one process of all at a time. Items of their own are jobs that it sends. */
  sweep?: () => Promise<unknown>;
  /** In milliseconds; ten minutes by default. */
  sweepEvery?: number;
  /** The module's part in the deletion and the export of a user's data. */
  personalData?: PersonalData;
  /** The module's part in the queue of the staff. */
  waiting?: Waiting;
  /** Called when the process stops, after the last request. Resolves when pending work has ended. */
  close?: () => Promise<unknown>;
};

const SWEEP_EVERY = 10 * 60_000;

/** A module declares its dependencies as the parameter type of `open`. */
export type Module<Needs, Gives, Serves> = { name: string; open: (given: Needs) => Opened<Gives, Serves> };

/** Defines a module. Its repositories stay inside `open`: other modules see only its services. */
export const defineModule = <Needs, Gives = unknown, Serves = unknown>(
  name: string,
  open: (given: Needs) => Opened<Gives, Serves>,
): Module<Needs, Gives, Serves> => ({ name, open });

type OpenModules<Services> = {
  services: Services;
  mount: (scope: Scope, app: FastifyInstance) => void;
  /** By module name. */
  sweeps: ReadonlyMap<string, Sweep>;
  close: () => Promise<unknown>;
};

export type ModuleList<Services, Serves> = {
  /** Adds a module. It must come after the modules that provide its dependencies: another order does not compile. */
  with: <Gives, Later>(module: Module<Services, Gives, Later>) => ModuleList<Services & Gives, Serves & Later>;
  open: [Services] extends [Serves]
    ? (core: Core) => OpenModules<Services>
    : { 'a route needs a service that no module gives': Exclude<keyof Serves, keyof Services> };
};

type AnyModule = Module<object, object, object>;

function openAll(modules: readonly AnyModule[], core: Core): OpenModules<object> {
  const personalData: PersonalData[] = [];
  const waiting: Waiting[] = [];
  const services: Record<string, unknown> = { ...core, personalData, waiting };
  const opened = modules.map(({ name, open }) => {
    const module = open(services);
    for (const [key, service] of Object.entries(module.services ?? {})) {
      if (key in services)
        throw new Error(`Module ${name} provides the service «${key}», which already exists: choose another name`);
      services[key] = service;
    }
    if (module.personalData) personalData.push(module.personalData);
    if (module.waiting) waiting.push(module.waiting);
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

export const moduleList = () => listOf([]) as unknown as ModuleList<Core & Declared, unknown>;
