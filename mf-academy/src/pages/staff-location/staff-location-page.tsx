import { useApi, useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { EntryView } from '../../features/staff-entries/entry-view.tsx';
import { LocationForm } from '../../features/staff-location/location-form.tsx';
import type { loader } from './route.ts';

export function StaffLocationPage() {
  const page = useLoaderData<typeof loader>();
  const api = useApi();
  return (
    <StaffSectionPage page={page} title={page.value && page.value.title}>
      {(location) => {
        const params = { slug: location.slug };
        return (
          <EntryView
            key={location.slug}
            entry={location}
            what="учебный класс"
            hide={() => api.call('POST /manage/locations/{slug}/hide/', { params })}
            show={() => api.call('POST /manage/locations/{slug}/show/', { params })}
            form={(saving) => <LocationForm key={location.revision} location={location} {...saving} />}
          />
        );
      }}
    </StaffSectionPage>
  );
}
