import { siteGroupTitles } from '@site/contracts/site-groups';
import type { SiteGroup } from '@site/contracts/manage-site';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { StaffSectionPage } from '@site/staff/section';
import { groupHints } from '../../features/staff-settings/group-words.ts';
import { ContactsForm } from './contacts-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { RequisitesForm } from './requisites-form.tsx';
import type { loader } from './route.ts';
import { SiteForm } from './site-form.tsx';
import { SocialForm } from './social-form.tsx';
import { TextsForm } from './texts-form.tsx';
import css from './group-form.module.css';

export function StaffSettingsGroupPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && siteGroupTitles[page.value.values.group]}>
      {({ values, decisions }) => (
        <>
          <p className={css.hint}>{groupHints[values.group]}</p>
          <FormOf key={values.revision} values={values} />
          <DecisionHistory decisions={decisions} />
        </>
      )}
    </StaffSectionPage>
  );
}

function FormOf({ values }: { values: SiteGroup }) {
  switch (values.group) {
    case 'requisites':
      return <RequisitesForm values={values} />;
    case 'contacts':
      return <ContactsForm values={values} />;
    case 'delivery':
      return <DeliveryForm values={values} />;
    case 'site':
      return <SiteForm values={values} />;
    case 'social':
      return <SocialForm values={values} />;
    case 'texts':
      return <TextsForm values={values} />;
  }
}
