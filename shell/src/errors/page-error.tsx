import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** Placeholder until the error views are in: shows the status. */
export function PageError() {
  const error = useRouteError();
  return <main id="main"><h1>{isRouteErrorResponse(error) ? error.status : 500}</h1></main>;
}
