import type { ManagedTraining, TrainingChoices } from '@site/contracts/manage-academy';
import { type ApiClient, type CallResult, type LoaderFunctionArgs, orThrow } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffTrainingPage as Component } from './staff-training-page.tsx';

export interface StaffTraining {
  training: ManagedTraining;
  choices: TrainingChoices;
}

async function load(api: ApiClient, slug: string): Promise<CallResult<StaffTraining>> {
  const [training, choices] = await Promise.all([
    orThrow(api.call('GET /manage/trainings/{slug}/', { params: { slug } })),
    orThrow(api.call('GET /manage/training-choices/')),
  ]);
  return { ok: true, value: { training, choices } };
}

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => load(api, args.params.slug ?? ''));
