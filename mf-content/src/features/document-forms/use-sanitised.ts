import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Pause in typing after which the text is drawn again, in ms. */
const PAUSE = 400;

/** Formatted text as the API sanitises it. Empty until the first response; the previous text while a new one is sent. */
export function useSanitised(html: string): string {
  const api = useApi();
  const [shown, setShown] = useState('');
  useEffect(() => {
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
