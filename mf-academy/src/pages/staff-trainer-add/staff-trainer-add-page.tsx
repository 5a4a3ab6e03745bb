import { paths } from '@site/contracts/paths';
import { toast, useLoaderData, useNavigate } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { TrainerForm } from '../../features/staff-trainer/trainer-form.tsx';
import type { loader } from './route.ts';

export function StaffTrainerAddPage() {
  const navigate = useNavigate();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новый преподаватель">
      {() => (
        <TrainerForm
          trainer={null}
          onSaved={(slug) => navigate(paths.staffSection('trainers', slug))}
          onConflict={toast.error}
        />
      )}
    </StaffSectionPage>
  );
}
