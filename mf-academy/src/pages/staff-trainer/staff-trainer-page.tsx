import { useApi, useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { EntryView } from '../../features/staff-entries/entry-view.tsx';
import { TrainerForm } from '../../features/staff-trainer/trainer-form.tsx';
import type { loader } from './route.ts';

export function StaffTrainerPage() {
  const page = useLoaderData<typeof loader>();
  const api = useApi();
  return (
    <StaffSectionPage page={page} title={page.value && [page.value.surname, page.value.name].join(' ')}>
      {(trainer) => {
        const params = { slug: trainer.slug };
        return (
          <EntryView
            key={trainer.slug}
            entry={trainer}
            what="преподавателя"
            hide={() => api.call('POST /manage/trainers/{slug}/hide/', { params })}
            show={() => api.call('POST /manage/trainers/{slug}/show/', { params })}
            form={(saving) => <TrainerForm key={trainer.revision} trainer={trainer} {...saving} />}
          />
        );
      }}
    </StaffSectionPage>
  );
}
