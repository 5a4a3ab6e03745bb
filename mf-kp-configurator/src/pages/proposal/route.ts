import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import {
  apiContext,
  redirect,
  sessionContext,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@site/runtime';
import { forgetCopy } from '../../features/local-copies/local-copies.ts';
import { createCalculate } from './editor/calculate.ts';
import { openStep } from './steps/step-states.ts';

export { ProposalPage as Component } from './proposal-page.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const response = await context
    .get(apiContext)
    .page('proposal', request)
    .catch((error: { init?: ResponseInit }) => {
      // The proposal was deleted, or belongs to another user: no input for it can be saved.
      if (error.init?.status === 404)
        forgetCopy(context.get(sessionContext).getState().personal?.id ?? '', params.slug ?? '');
      throw error;
    });
  const { proposal } = response.pagedata;
  // Day of the VAT rate. Set by the loader, so that server and browser agree across midnight.
  const day = siteDay(proposal.frozen_at ? new Date(proposal.frozen_at) : new Date());
  const step = openStep(params.step, createCalculate(proposal, day)(proposal.configuration));
  if (step !== params.step) throw redirect(paths.proposalStep(proposal.slug, step, { closed: params.step }));
  return { ...response, day };
}

/** Between steps of one proposal the browser has the newer state, and needs no connection. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.slug !== nextParams.slug;
