import type { BranchEntry, ProjectEntry } from '@site/contracts/company-profile';
import { useAction, useApi } from '@site/runtime';
import { Button } from '@site/ui/button';

interface VisibilityButtonProps {
  kind: 'branch' | 'project';
  entry: Pick<BranchEntry | ProjectEntry, 'id' | 'is_published' | 'is_hidden'>;
}

const calls = {
  branch: 'PUT /account/profile/main-office/branches/{id}/visibility/',
  project: 'PUT /account/profile/projects/{id}/visibility/',
} as const;

/** Hides an entry from the site or shows it again. An entry that was never published has no button. */
export function VisibilityButton({ kind, entry: { id, is_published, is_hidden } }: VisibilityButtonProps) {
  const api = useApi();
  const { busy, act } = useAction();
  if (id === null || !(is_published || is_hidden)) return null;
  const set = () =>
    act(
      () => api.call(calls[kind], { params: { id }, body: { is_hidden: !is_hidden } }),
      is_hidden ? 'Снова на\u00a0сайте' : 'Скрыто с\u00a0сайта',
    );
  return (
    <Button variant="secondary" loading={busy} onClick={() => void set()}>
      {is_hidden ? 'Показать на\u00a0сайте' : 'Скрыть с\u00a0сайта'}
    </Button>
  );
}
