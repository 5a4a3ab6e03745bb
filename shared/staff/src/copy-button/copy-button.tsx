import { toast } from '@site/runtime';
import { Button } from '@site/ui/button';
import { copyText } from '@site/ui/copy-text';
import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  /** Shown when the text is in the clipboard. */
  done: string;
  children: ReactNode;
}

export function CopyButton({ text, done, children }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(done);
    else toast.error('Скопировать не\u00a0удалось. Выделите текст и\u00a0скопируйте его');
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
