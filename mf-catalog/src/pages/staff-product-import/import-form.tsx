import type { GoodsFileReport } from '@site/contracts/manage-goods';
import { longCall } from '@site/forms/upload-file';
import { formatFileSize } from '@site/kernel/typography';
import { problemText, toast, useApi, useRevalidator, useUnsavedInput } from '@site/runtime';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { ConfirmDialog } from '@site/ui/dialog';
import { iconUpload } from '@site/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { ErrorList } from './error-list.tsx';
import { ChangeList } from './change-list.tsx';
import { ImportProgress } from './import-progress.tsx';
import { accept, countsInWords, fileHint, fileMistake, totalOf, type Work } from './import-words.ts';
import css from './import.module.css';

type Checked = { report: GoodsFileReport; file: File; replace: boolean };

const CHANGED_ON_DISK = 'Файл на\u00a0диске изменился или\u00a0удалён. Выберите его ещё раз';

const LOST =
  'Связь с\u00a0сервером прервалась. Загрузка могла завершиться без\u00a0нас: проверьте файл ещё раз. Если она завершилась, загружать будет нечего';
const SENDING: Work = { stage: 'send', share: 0 };

/** Whether the browser can still read a chosen file: it cannot after a change on the disk. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);

/** The chosen file stays until its import has succeeded. */
export function ImportForm() {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<AbortController>(null);
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [checking, setChecking] = useState<Work | null>(null);
  const [writing, setWriting] = useState<Work | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [imported, setImported] = useState<GoodsFileReport | null>(null);
  useUnsavedInput(file !== null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const isBusy = checking !== null || writing !== null;
  const parts = (content: File) => ({
    file: content,
    headers: api.requestHeaders(),
    signal: leaving.current!.signal,
  });

  function choose(chosen: File | null) {
    setFile(chosen);
    setMistake(chosen && fileMistake(chosen));
    setChecked(null);
    setFailure(null);
    setImported(null);
  }

  async function check() {
    const wrong = fileMistake(file);
    setMistake(wrong);
    if (!file || wrong) return button.current?.focus();
    setChecking(SENDING);
    setChecked(null);
    setFailure(null);
    const query = { replace: String(replace) };
    const response = (await isReadable(file))
      ? await longCall({
          endpoint: 'POST /manage/products/file/check/',
          query,
          ...parts(file),
          onProgress: setChecking,
        })
      : null;
    if (response?.ok) setChecked({ report: response.value, file, replace });
    else setMistake(response ? await problemText(response.problem) : CHANGED_ON_DISK);
    setChecking(null);
    // The import may have finished after its connection was lost.
    if (failure && response?.ok) await revalidate();
  }

  async function write({ report, file: content, replace: whole }: Checked) {
    setConfirming(false);
    setFailure(null);
    setWriting(SENDING);
    const query = { replace: String(whole), plan: report.plan };
    const response = (await isReadable(content))
      ? await longCall({
          endpoint: 'POST /manage/products/file/import/',
          query,
          ...parts(content),
          onProgress: setWriting,
        })
      : null;
    setWriting(null);
    if (!response?.ok) {
      if (!response) return setFailure(CHANGED_ON_DISK);
      return setFailure(response.problem.code === 'network' ? LOST : await problemText(response.problem));
    }
    setFile(null);
    setChecked(null);
    setImported(response.value);
    toast.success('Файл загружен');
    await revalidate();
  }

  return (
    <section aria-labelledby="file" className={list.section}>
      <h2 id="file" className={list.title}>
        Файл
      </h2>
      <div className={css.file}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label="Файл с&nbsp;товарами"
          onChange={({ target }) => {
            choose(target.files?.[0] ?? null);
            // The same file may be chosen again, after it was corrected.
            target.value = '';
          }}
        />
        <Button
          ref={button}
          variant="secondary"
          iconStart={iconUpload}
          aria-describedby={noteId}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file ? 'Выбрать другой файл' : 'Выбрать файл'}
        </Button>
        {file && (
          <span className={css.name}>
            {file.name}, {formatFileSize(file.size)}
          </span>
        )}
      </div>
      <p id={noteId} className={mistake ? css.error : list.quiet} role={mistake ? 'alert' : undefined}>
        {mistake ?? fileHint}
      </p>
      <Checkbox
        label="Снять с&nbsp;сайта товары, которых нет в&nbsp;файле"
        hint="Только если в&nbsp;файле весь каталог. Без&nbsp;отметки другие товары не&nbsp;изменятся"
        checked={replace}
        disabled={isBusy}
        onChange={({ target }) => {
          setReplace(target.checked);
          setChecked(null);
          setFailure(null);
        }}
      />
      <div>
        <Button loading={checking !== null} disabled={writing !== null} onClick={() => void check()}>
          Проверить файл
        </Button>
      </div>
      <p className={list.quiet}>Проверка ничего не&nbsp;меняет: она покажет, что изменится, и&nbsp;все ошибки.</p>
      <ImportProgress work={checking} />
      {imported && (
        <Alert tone="success" title={`Загрузка №\u00a0${imported.number} выполнена`} live>
          {`${countsInWords(imported)}. Сайт покажет изменения через несколько секунд.`.replace(/^./, (letter) =>
            letter.toUpperCase(),
          )}
        </Alert>
      )}
      {checked && checked.report.errors_total > 0 && <ErrorList report={checked.report} />}
      {failure && (
        <Alert tone="danger" title="Файл не&nbsp;загружен" live>
          <p>{failure}</p>
          <Button variant="secondary" loading={checking !== null} onClick={() => void check()}>
            Проверить файл ещё раз
          </Button>
        </Alert>
      )}
      {checked && checked.report.errors_total === 0 && (
        <ChangeList report={checked.report} onImport={() => setConfirming(true)} work={writing} />
      )}

      {checked && isConfirming && (
        <ConfirmDialog
          title="Загрузить файл в&nbsp;каталог?"
          confirm="Загрузить"
          danger={checked.report.withdrawn > 0}
          onConfirm={() => void write(checked)}
          onClose={() => setConfirming(false)}
        >
          {`Файл «${checked.file.name}». Будет ${countsInWords(checked.report)}. Последнюю загрузку можно отменить.`}
        </ConfirmDialog>
      )}
      {checked && totalOf(checked.report) === 0 && checked.report.errors_total === 0 && (
        <Alert live>В&nbsp;каталоге уже всё так, как в&nbsp;файле: загружать нечего.</Alert>
      )}
    </section>
  );
}
