import type { Seo } from '@site/contracts/seo';
import { isRouteErrorResponse } from 'react-router-dom';
import { errorSeo, headTags, seoOf } from '../document/seo.ts';
import { errorTitle, isNoConnection, NO_CONNECTION } from '../errors/error-texts.ts';
import type { RouterState } from './router.ts';

/** Returns the metadata of the current page, or of an error page, which is noindex. */
export function seoOfState({
  errors,
  matches,
  loaderData,
}: Pick<RouterState, 'errors' | 'loaderData'> & { matches: { route: { id: string } }[] }): Seo | undefined {
  const error: unknown = Object.values(errors ?? {})[0];
  if (error !== undefined) {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    return errorSeo(isNoConnection(status) ? NO_CONNECTION : errorTitle(status));
  }
  return seoOf(
    matches.map(({ route }) => route),
    loaderData,
  );
}

/** Replaces the tags of the previous page with those that the server would write. */
export function updateHead(seo: Seo) {
  document.title = seo.title;
  for (const old of document.head.querySelectorAll('[data-seo]')) old.remove();
  for (const { tag, attributes } of headTags(seo, location.origin)) append(tag, attributes);
  for (const item of seo.jsonld) append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(item);
}

function append(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, 'data-seo': '' })) element.setAttribute(name, value);
  return document.head.appendChild(element);
}
