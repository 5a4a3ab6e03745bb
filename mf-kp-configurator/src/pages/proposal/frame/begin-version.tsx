import { paths } from '@site/contracts/paths';
import { toast, toastProblem, useApi, useNavigate, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useState } from 'react';

/** Starts a new version, the only way to change a proposal that has left draft. */
export function BeginVersion({ slug, label }: { slug: string; label: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const { support_phone } = useSite().contacts;
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/versions/', { params: { slug } });
    setBusy(false);
    if (!response.ok) return toastProblem(response.problem, support_phone);
    const { number, slug: begun } = response.value.proposal;
    toast.success(`Создана новая версия: ${number}`);
    await navigate(paths.proposal(begun));
  }

  return (
    <Button size="small" loading={busy} onClick={() => void begin()}>
      {label}
    </Button>
  );
}
