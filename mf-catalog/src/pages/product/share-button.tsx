import { toast } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconShare } from '@site/ui/icons';
import { copyText } from './copy-text.ts';

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The device's own share sheet; where there is none, the link goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (isCancelled(error)) return;
      }
    }
    if (await copyText(url)) toast.success('Ссылка скопирована');
    else toast.error('Не удалось скопировать ссылку. Скопируйте её из адресной строки');
  };
  return (
    <Button variant="ghost" size="small" iconStart={iconShare} onClick={share}>
      Поделиться
    </Button>
  );
}
