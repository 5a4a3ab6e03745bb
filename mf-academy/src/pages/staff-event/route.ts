import type {
  EventChoices,
  EventParticipant,
  ManagedEventDetails,
  ParticipantFeedback,
} from '@site/contracts/manage-events';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { type ApiClient, type CallResult, type LoaderFunctionArgs, orThrow } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffEventPage as Component } from './staff-event-page.tsx';

export interface StaffEvent {
  event: ManagedEventDetails;
  participants: readonly EventParticipant[];
  materials: readonly UploadedFile[];
  feedback: readonly ParticipantFeedback[];
  /** Trainers to choose from. */
  trainers: EventChoices['trainers'];
}

async function load(api: ApiClient, slug: string): Promise<CallResult<StaffEvent>> {
  const params = { slug };
  const [event, participants, materials, feedback, choices] = await Promise.all([
    orThrow(api.call('GET /manage/events/{slug}/', { params })),
    orThrow(api.call('GET /manage/events/{slug}/participants/', { params })),
    orThrow(api.call('GET /manage/events/{slug}/materials/', { params })),
    orThrow(api.call('GET /manage/events/{slug}/feedback/', { params })),
    orThrow(api.call('GET /manage/event-choices/')),
  ]);
  return {
    ok: true,
    value: {
      ...{ event, participants: participants.items, materials: materials.items, feedback: feedback.items },
      trainers: choices.trainers,
    },
  };
}

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => load(api, args.params.slug ?? ''));
