import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { toast, toastProblem, useApi, useNavigate, useRevalidator, useSite } from '@site/runtime';
import { useState } from 'react';
import type { LinkDialogResult } from '../../features/customer-link/customer-link-dialog.tsx';

/** Actions without a dialog. */
const calls = {
  copy: 'POST /account/kp/proposals/{slug}/copy/',
  new_version: 'POST /account/kp/proposals/{slug}/versions/',
  extend: 'POST /account/kp/proposals/{slug}/versions/',
  archive: 'POST /account/kp/proposals/{slug}/archive/',
  restore: 'POST /account/kp/proposals/{slug}/restore/',
} as const;
type Action = keyof typeof calls;
export type Asked = 'submit' | 'send' | 'link' | 'prices' | 'versions' | 'reject' | 'delete';

const begun = {
  copy: 'Создана копия',
  new_version: 'Создана новая версия',
  extend: 'Создана новая версия',
};
const linkResults = { sent: 'отправлено клиенту', submitted: 'на\u00a0согласовании', approved: 'согласовано' };
const moved = { archive: 'в\u00a0архиве', restore: 'возвращено из\u00a0архива' };

export function useRowActions({ slug, number }: ListedProposal, onMoved: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { support_phone } = useSite().contacts;
  const [busy, setBusy] = useState<Action | null>(null);
  const [asking, setAsking] = useState<Asked | null>(null);

  const done = (text: string) => {
    toast.success(text);
    setAsking(null);
    onMoved();
    void revalidate();
  };

  /** Called when the link dialog closes: only now may the row of a sent proposal move to another list. */
  const closeLink = (result: LinkDialogResult) => (result ? done(`${number} ${linkResults[result]}`) : setAsking(null));

  async function run(action: Action) {
    setBusy(action);
    const response = await api.call(calls[action], { params: { slug } });
    setBusy(null);
    if (!response.ok) {
      void toastProblem(response.problem, support_phone);
      // Another user has moved it, or the session has expired: show the current state.
      void revalidate();
      return;
    }
    const { proposal } = response.value;
    if (action === 'archive' || action === 'restore') return done(`${number}: ${moved[action]}`);
    toast.success(`${begun[action]}: ${proposal.number}`);
    await navigate(paths.proposal(proposal.slug));
  }

  return { busy, run, asking, ask: setAsking, close: () => setAsking(null), closeLink, done };
}
