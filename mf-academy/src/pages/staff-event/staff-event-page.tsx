import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { StaffSectionPage } from '@site/staff/section';
import { AttendanceSection } from './attendance-section.tsx';
import { EventDecisions } from './event-decisions.tsx';
import { EventFacts } from './event-facts.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { MaterialsSection } from './materials-section.tsx';
import type { loader } from './route.ts';

export function StaffEventPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.event.title}>
      {({ event, participants, materials, feedback, trainers }) => (
        <>
          <EventFacts event={event} />
          <EventDecisions event={event} trainers={trainers} />
          <AttendanceSection event={event} participants={participants} />
          <MaterialsSection slug={event.slug} materials={materials} />
          <FeedbackSection feedback={feedback} />
          <DecisionHistory decisions={event.decisions} />
        </>
      )}
    </StaffSectionPage>
  );
}
