import type { LoaderFunctionArgs as RouterLoaderArgs, RouterContextProvider } from 'react-router-dom';

/**
 * Everything a remote may use from the running site. One copy serves the whole page: the shell shares it as a
 * singleton.
 *
 * Remotes import their routing from here and never from react-router-dom: the shell's build then sees which parts of
 * the router are used and drops the rest (first-load bytes 1.84 → 1.55 of a single bundle). Links are plain `<a href>`:
 * the shell turns their clicks into navigations.
 */
export {
  Await,
  data,
  isRouteErrorResponse,
  redirect,
  useAsyncError,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  type Params,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
/** Arguments of a loader; `context` is the typed context of the router's middleware. */
export type LoaderFunctionArgs = RouterLoaderArgs<Readonly<RouterContextProvider>>;
export { apiContext, orThrow, type ApiClient, type CallResult } from './api-client.ts';
export { refreshSession, roleOf, sessionContext, useSession, useSessionStore } from './session/session.tsx';
export { refetchSession, type Session, type SessionStore } from './session/session-store.ts';
export { Part, type PartComponentProps, type PartLoaderArgs } from './part.tsx';
export { DefaultPageError } from './page-error.tsx';
export { useAction } from './use-action.ts';
export { useApi } from './use-api.ts';
export { useLoad } from './use-load.ts';
export { useNavigate } from './use-navigate.ts';
export { type Change, type Shop, type ShopResponse } from './changes/change.ts';
export { useChange } from './changes/use-change.ts';
export { changeOf } from './changes/mutation.ts';
export { useSite } from './site.tsx';
export { problemText, toastProblem } from './problem-text.ts';
export { toast } from './toasts.ts';
export { useEarlyClick } from './early-clicks.ts';
export { keepWantedAction, useWantedAction } from './wanted-action.ts';
export { parseJson, readStorage, storageKeys, writeStorage } from './storage.ts';
export { useUnsavedInput } from './unsaved.ts';
export { reachGoal, type Goal } from './analytics.ts';
