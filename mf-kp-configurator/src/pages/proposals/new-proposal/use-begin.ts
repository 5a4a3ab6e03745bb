import { paths } from '@site/contracts/paths';
import type { TypicalCarPark } from '@site/contracts/proposal-statuses';
import { problemText, useApi, useNavigate } from '@site/runtime';
import { useState } from 'react';

export type Beginning =
  | { with: 'nothing' }
  | { with: 'car-park'; carPark: TypicalCarPark }
  | { with: 'copy'; slug: string };

const nameOf = (beginning: Beginning) => ('carPark' in beginning ? beginning.carPark : beginning.with);

export function useBegin() {
  const api = useApi();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  const call = (beginning: Beginning) => {
    switch (beginning.with) {
      case 'nothing':
        return api.call('POST /account/kp/proposals/');
      case 'car-park':
        return api.call('POST /account/kp/proposals/typical/{car_park}/', { params: { car_park: beginning.carPark } });
      case 'copy':
        return api.call('POST /account/kp/proposals/{slug}/copy/', { params: { slug: beginning.slug } });
    }
  };

  async function begin(beginning: Beginning) {
    setBusy(nameOf(beginning));
    setProblem('');
    const response = await call(beginning);
    if (response.ok) return navigate(paths.proposal(response.value.proposal.slug));
    setBusy(null);
    setProblem(await problemText(response.problem));
  }

  return { begin, busy, problem };
}
