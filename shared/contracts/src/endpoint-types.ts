import type { z } from 'zod';
import type { endpoints } from './endpoints.ts';
import type { Problem } from './problem.ts';

/** Types only, so that the schemas stay out of the browser's first load. */
type Endpoints = typeof endpoints;

export type Endpoint = keyof Endpoints;
/** Endpoints called by the client: all but uploads of files and downloads. */
export type CallEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { file: unknown } ? never : FormOf<E> extends { file: File } ? never : E;
}[Endpoint];

export type AnswerOf<E extends Endpoint> = Endpoints[E] extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : never;
/** Endpoints that report their progress in lines. */
export type LongEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { progress: z.ZodType } ? E : never;
}[Endpoint];
export type ProgressOf<E extends LongEndpoint> = Endpoints[E] extends { progress: infer Progress extends z.ZodType }
  ? z.output<Progress>
  : never;
/** A line of the response of a long call. The last one, and only it, has the answer or the problem with its HTTP status. */
export type LineOf<E extends LongEndpoint> =
  | { progress: ProgressOf<E> }
  | { answer: AnswerOf<E> }
  | { status: number; problem: Problem };
export type BodyOf<E extends Endpoint> = Endpoints[E] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;
/** Values of a multipart form. */
export type FormOf<E extends Endpoint> = Endpoints[E] extends { form: infer Form extends z.ZodType }
  ? z.input<Form>
  : undefined;
export type ParamsOf<E extends Endpoint> = Endpoints[E] extends { params: infer Params extends z.ZodType }
  ? z.input<Params>
  : undefined;
export type QueryOf<E extends Endpoint> = Endpoints[E] extends { query: infer Query extends z.ZodType }
  ? z.input<Query>
  : undefined;

/** Columns by which a list can be sorted. */
export type SortOf<E extends Endpoint> =
  QueryOf<E> extends { sort?: infer Sort } ? Exclude<Sort, `-${string}` | undefined> : never;

/** Forbids a part that the endpoint does not have; makes it optional when all of its fields are. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type AddressParts<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>>;
type CallParts<E extends Endpoint> = AddressParts<E> &
  Part<'body', BodyOf<E>> &
  Part<'form', FormOf<E>> & { signal?: AbortSignal; keepalive?: boolean };

type Optional<Parts> = Partial<Parts> extends Parts ? [parts?: Parts] : [parts: Parts];
export type AddressArguments<E extends Endpoint> = Optional<AddressParts<E>>;
/** The arguments after the endpoint in a call: optional when all of its parts are. */
export type CallArguments<E extends CallEndpoint> = Optional<CallParts<E>>;
