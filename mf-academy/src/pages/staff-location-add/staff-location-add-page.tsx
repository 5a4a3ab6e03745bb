import { paths } from '@site/contracts/paths';
import { toast, useLoaderData, useNavigate } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { LocationForm } from '../../features/staff-location/location-form.tsx';
import type { loader } from './route.ts';

export function StaffLocationAddPage() {
  const navigate = useNavigate();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новый учебный класс">
      {() => (
        <LocationForm
          location={null}

          onSaved={(slug) => navigate(paths.staffSection('locations', slug))}
          onConflict={toast.error}
        />
      )}
    </StaffSectionPage>
  );
}
