import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Pause in typing after which the text is drawn again, in ms. */
const PAUSE = 400;

/**
 * Formatted text as the API sanitises it; the previous text while a new one is sent. Null asks for nothing: a document has
 * many texts, of which one is edited.
 */
export function useSanitised(html: string | null): string {
  const api = useApi();
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (html === null) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const body = { blocks: [{ type: 'text', html }] };
      const response = await api.call('POST /manage/content/draw/', { body });
      const [block] = response.ok ? response.value.blocks : [];
      if (isWanted && block?.type === 'text') setShown(block.html);
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, html]);
  return shown;
}
