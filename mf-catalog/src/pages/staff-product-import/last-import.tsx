import type { GoodsImports } from '@site/contracts/manage-goods';
import { formatDateTime } from '@site/kernel/dates';
import { longCall } from '@site/forms/upload-file';
import { problemText, toast, useApi, useRevalidator } from '@site/runtime';
import { Facts } from '@site/ui/facts';
import { list } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { ImportProgress } from './import-progress.tsx';
import { countsInWords, type Work } from './import-words.ts';

const LOST = 'Связь с\u00a0сервером прервалась. Отмена могла завершиться без\u00a0нас: обновите страницу';

export function LastImport({ last }: { last: NonNullable<GoodsImports['last']> }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const leaving = useRef<AbortController>(null);
  const [isOpen, setOpen] = useState(false);
  const [work, setWork] = useState<Work | null>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function undo() {
    const response = await longCall({
      ...{ endpoint: 'POST /manage/products/undo/', query: { number: String(last.number) } },
      ...{ headers: api.requestHeaders(), onProgress: setWork, signal: leaving.current!.signal },
    });
    setWork(null);
    if (!response.ok) {
      if (response.problem.code === 'network') return LOST;
      // Another import may have become the last one.
      void revalidate();
      return problemText(response.problem);
    }
    toast.success(`Загрузка №\u00a0${last.number} отменена`);
    setOpen(false);
    await revalidate();
  }

  return (
    <section aria-labelledby="last" className={list.section}>
      <h2 id="last" className={list.title}>
        Последняя загрузка
      </h2>
      <Facts
        facts={[
          ['Номер', String(last.number)],
          ['Когда', formatDateTime(last.at)],
          ['Кто загрузил', last.author],
          ['Что изменилось', countsInWords(last)],
        ]}
      />
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Отменить эту загрузку
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={`Отменить загрузку №\u00a0${last.number}?`}
          confirm="Отменить загрузку"
          cancel="Не&nbsp;отменять"
          danger
          onConfirm={undo}
          onClose={() => setOpen(false)}
        >
          Изменённые строки получат прежние значения, новые товары будут сняты с&nbsp;сайта. Если эти поля с&nbsp;тех
          пор меняли ещё раз, отмена не&nbsp;сработает и&nbsp;назовёт их.
          <ImportProgress work={work} />
        </ConfirmDialog>
      )}
    </section>
  );
}
