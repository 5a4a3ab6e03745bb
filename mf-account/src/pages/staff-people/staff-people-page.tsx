import type { ManageKey, StaffMember } from '@site/contracts/manage-staff';
import { useLoaderData } from '@site/runtime';
import { useState } from 'react';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { StaffGate } from '@site/staff/gate';
import { ConfirmRights, type Confirmed } from './confirm-rights.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeySection } from './key-section.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberSection } from './member-section.tsx';
import type { loader } from './route.ts';

type Open =
  | { what: 'add' | 'key' }
  | { what: 'roles'; member: StaffMember }
  | { what: 'confirm'; confirmed: Confirmed };

export function StaffPeoplePage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { access } = pagedata;
  return (
    <EntryPage seo={seo}>{access === 'open' ? <People {...pagedata} /> : <StaffGate access={access} />}</EntryPage>
  );
}

function People({ members, keys }: { members: readonly StaffMember[]; keys: readonly ManageKey[] }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MemberSection
        members={members}
        onAdd={() => setOpen({ what: 'add' })}
        onRoles={(member) => setOpen({ what: 'roles', member })}
        onConfirm={(confirmed) => setOpen({ what: 'confirm', confirmed })}
      />
      <KeySection
        keys={keys}
        onAdd={() => setOpen({ what: 'key' })}
        onRevoke={(key) => setOpen({ what: 'confirm', confirmed: { act: 'revoke', key } })}
      />
      {open?.what === 'add' && <MemberDialog member={null} onClose={close} />}
      {open?.what === 'roles' && <MemberDialog member={open.member} onClose={close} />}
      {open?.what === 'key' && <KeyDialog onClose={close} />}
      {open?.what === 'confirm' && <ConfirmRights confirmed={open.confirmed} onClose={close} />}
    </>
  );
}
