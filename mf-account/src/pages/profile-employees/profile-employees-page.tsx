import type { CompanyMember } from '@site/contracts/company-members';
import { type CallResult, toast, toastProblem, useApi, useLoaderData } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { useState } from 'react';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { DecisionDialog } from '../../features/company-members/decision-dialog.tsx';
import { MemberCard } from '../../features/company-members/member-card.tsx';
import { MemberDialog } from '../../features/company-members/member-dialog.tsx';
import type { loader } from './route.ts';
import css from '../../features/company-members/members.module.css';

type Open = { what: 'invite' } | { what: 'edit' | 'deny' | 'remove'; member: CompanyMember };

export function ProfileEmployeesPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const api = useApi();
  const [members, setMembers] = useState<CompanyMember[]>(pagedata.members);
  const [open, setOpen] = useState<Open | null>(null);
  const [busy, setBusy] = useState<CompanyMember['id']>();
  const close = () => setOpen(null);
  const take = (next: CompanyMember[]) => {
    setMembers(next);
    close();
  };

  /** Sends a change of one member and marks its button as busy meanwhile. */
  async function change(
    { id }: CompanyMember,
    call: () => Promise<CallResult<{ members: CompanyMember[] }>>,
    done: string,
  ) {
    setBusy(id);
    const response = await call();
    setBusy(undefined);
    if (!response.ok) return toastProblem(response.problem);
    setMembers(response.value.members);
    toast.success(done);
  }
  const accept = (member: CompanyMember) =>
    change(
      member,
      () => api.call('POST /account/profile/employees/accept/', { body: { id: member.id } }),
      'Сотрудник подключён к\u00a0компании',
    );
  const inviteAgain = (member: CompanyMember) =>
    change(
      member,
      () => api.call('POST /account/profile/employees/{id}/invite/', { params: { id: member.id } }),
      'Приглашение отправлено',
    );

  const invite = pagedata.roles.length > 0 && (
    <Button iconStart={iconPlus} onClick={() => setOpen({ what: 'invite' })}>
      Пригласить
    </Button>
  );
  return (
    <EntryPage seo={seo} actions={invite}>
      <div role="list" aria-label="Сотрудники" className={css.list}>
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            branch={pagedata.branches.find(({ value }) => value === member.branch_id)?.label}
            busy={member.id === busy}
            onAccept={() => void accept(member)}
            onInvite={() => void inviteAgain(member)}
            onOpen={(what) => setOpen({ what, member })}
          />
        ))}
      </div>
      {open && (open.what === 'invite' || open.what === 'edit') && (
        <MemberDialog
          member={open.what === 'edit' ? open.member : null}
          roles={pagedata.roles}
          branches={pagedata.branches}
          onSaved={take}
          onClose={close}
        />
      )}
      {open && (open.what === 'deny' || open.what === 'remove') && (
        <DecisionDialog what={open.what} member={open.member} onDone={take} onClose={close} />
      )}
    </EntryPage>
  );
}
