import type { Problem } from '@site/contracts/problem';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatFileSize } from '@site/kernel/typography';
import { toastProblem, useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconDownload } from '@site/ui/icons';
import { useState } from 'react';
import css from './files.module.css';

interface FileListProps {
  /** Accessible name. */
  label: string;
  files: readonly UploadedFile[];
  /** Address of a file below `/api/manage/`, by its id. */
  addressOf: (id: string) => string;
}

/** Files to download. Calls of the back office need the headers of the client, which a plain link does not send. */
export function FileList({ label, files, addressOf }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label={label}>
      {files.map(({ id, name, size_bytes }) => (
        <li key={id}>
          <FileButton address={addressOf(id)} name={name} size={formatFileSize(size_bytes)} />
        </li>
      ))}
    </ul>
  );
}

function save(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const unreachable = { code: 'network' };

function FileButton({ address, name, size }: { address: string; name: string; size: string }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const response = await fetch(address, { headers: api.requestHeaders() });
      if (response.ok) save(await response.blob(), name);
      else await toastProblem((await response.json()) as Problem);
    } catch {
      await toastProblem(unreachable);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      iconStart={iconDownload}
      loading={busy}
      className={css.file}
      onClick={() => void download()}
    >
      {name}, {size}
    </Button>
  );
}
