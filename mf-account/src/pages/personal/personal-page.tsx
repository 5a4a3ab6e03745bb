import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { DeviceSection } from './devices/device-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import css from './personal-page.module.css';
import { PhoneSection } from './phone/phone-section.tsx';
import { DeletionSection } from './profile-data/deletion-section.tsx';
import { ExportSection } from './profile-data/export-section.tsx';
import type { loader } from './route.ts';
import { ConsentSection } from './settings/consent-section.tsx';
import { NotificationSection } from './settings/notification-section.tsx';

export function PersonalPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { person, consents, deletion_at, marketing, notifications, publication, sessions } = pagedata;
  const { phone, company: _company, ...own } = person;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      <div className={css.sections}>
        <OwnDataSection saved={own} />
        <PhoneSection phone={phone} />
        <EmailSection
          email={person.email}
          confirmed={pagedata.email_confirmed}
          learningConfirmed={pagedata.learning_email_confirmed}
        />
        <NotificationSection notifications={notifications} marketing={marketing} />
        <ConsentSection consents={consents} publication={publication} />
        <DeviceSection sessions={sessions} />
        <ExportSection />
        <DeletionSection phone={phone} deletionAt={deletion_at} />
      </div>
    </Container>
  );
}
