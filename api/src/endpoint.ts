import type { Endpoint } from '@site/contracts/endpoint-types';
import { endpoints } from '@site/contracts/endpoints';
import type { z } from 'zod';

interface Parts {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
}
type Entry<E extends Endpoint> = (typeof endpoints)[E];
type PartOf<E extends Endpoint, Part extends keyof Omit<Parts, 'summary'>> =
  Entry<E> extends { [P in Part]: infer Schema extends z.ZodType } ? Schema : undefined;

interface EndpointRoute<E extends Endpoint> {
  method: E extends `${infer Method extends 'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}` ? Method : never;
  url: string;
  schema: {
    params: PartOf<E, 'params'>;
    querystring: PartOf<E, 'query'>;
    body: PartOf<E, 'body'>;
    response: { 200: PartOf<E, 'answer'> };
  };
}

/**
 * Returns the method, URL and schemas of a route from the endpoint map, which also types the browser's client:
 * `app.route({ ...endpoint('DELETE /cart/'), handler })`.
 */
export function endpoint<E extends Endpoint>(name: E): EndpointRoute<E>;
export function endpoint(name: Endpoint): object {
  const [method = '', path = ''] = name.split(' ');
  const { params, query, body, answer }: Parts = endpoints[name];
  return {
    method,
    url: `/api${path.replace(/{(\w+)}/g, ':$1')}`,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { 200: answer } }),
    },
  };
}
