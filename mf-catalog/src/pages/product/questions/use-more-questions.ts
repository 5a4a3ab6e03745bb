import type { ProductQuestion, ProductQuestions } from '@site/contracts/questions';
import { toastProblem, useApi, useSite } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';

/** The newest questions come with the page, older ones are fetched on demand; the first new one is focused. */
export function useMoreQuestions(productId: number, { items: newest, total }: ProductQuestions) {
  const api = useApi();
  const { header_phone: phone } = useSite().contacts;
  const [older, setOlder] = useState<readonly ProductQuestion[]>([]);
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = [...newest, ...older];

  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [older]);

  async function showMore() {
    setLoading(true);
    const answer = await api.call('GET /product/{id}/questions/', {
      params: { id: productId },
      query: { after: shown.at(-1)!.id },
    });
    setLoading(false);
    if (!answer.ok) return toastProblem(answer.problem, phone);
    firstNew.current = shown.length;
    setOlder([...older, ...answer.value.items]);
  }

  return { shown, list, rest: total - shown.length, loading, showMore };
}
