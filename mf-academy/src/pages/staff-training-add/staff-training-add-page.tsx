import { paths } from '@site/contracts/paths';
import { toast, useLoaderData, useNavigate } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { TrainingForm } from '../../features/staff-training/training-form.tsx';
import type { loader } from './route.ts';

export function StaffTrainingAddPage() {
  const navigate = useNavigate();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новая программа">
      {(choices) => (
        <TrainingForm
          training={null}
          choices={choices}
          onSaved={(slug) => navigate(paths.staffSection('trainings', slug))}
          onConflict={toast.error}
        />
      )}
    </StaffSectionPage>
  );
}
