import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { EventForm } from './event-form.tsx';
import type { loader } from './route.ts';

export function StaffEventAddPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новое мероприятие">
      {(choices) => <EventForm choices={choices} />}
    </StaffSectionPage>
  );
}
