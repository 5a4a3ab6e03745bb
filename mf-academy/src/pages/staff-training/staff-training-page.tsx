import { useApi, useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { EntryView } from '../../features/staff-entries/entry-view.tsx';
import { TrainingForm } from '../../features/staff-training/training-form.tsx';
import type { loader } from './route.ts';

export function StaffTrainingPage() {
  const page = useLoaderData<typeof loader>();
  const api = useApi();
  return (
    <StaffSectionPage page={page} title={page.value?.training.title}>
      {({ training, choices }) => {
        const params = { slug: training.slug };
        return (
          <EntryView
            key={training.slug}
            entry={training}
            what="программу"
            hide={() => api.call('POST /manage/trainings/{slug}/hide/', { params })}
            show={() => api.call('POST /manage/trainings/{slug}/show/', { params })}
            form={(saving) => (
              <TrainingForm key={training.revision} training={training} choices={choices} {...saving} />
            )}
          />
        );
      }}
    </StaffSectionPage>
  );
}
