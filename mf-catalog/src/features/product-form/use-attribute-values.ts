import { plainText } from '@site/kernel/plain-text';
import { useApi } from '@site/runtime';
import { useRef, useState } from 'react';

/** The values that products have of an attribute, once they are asked for; without them any value can be typed. */
export function useAttributeValues(code: string) {
  const api = useApi();
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const isAsked = useRef(false);
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    const response = await api.call('GET /manage/attributes/{code}/values/', { params: { code } });
    if (response.ok) setKnown(new Set(response.value.items.map((value) => plainText(value).trim())));
    else isAsked.current = false;
  }
  return { known, load: () => void load() };
}
