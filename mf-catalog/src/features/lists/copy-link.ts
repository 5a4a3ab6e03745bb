import { toast } from '@site/runtime';
import { copyText } from '@site/ui/copy-text';

export async function copyLink(path: string) {
  const url = window.location.origin + path;
  if (await copyText(url)) toast.success('Ссылка скопирована');
  else toast.error(`Не\u00a0удалось скопировать. Ссылка: ${url}`);
}
