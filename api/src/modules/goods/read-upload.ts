import { fileURLToPath } from 'node:url';
import { goodsFormats, MAX_GOODS } from '@site/contracts/limits';
import { formatCount } from '@site/kernel/plurals';
import { programArgs } from '@site/programs/program-args';
import { ProblemError } from '../../errors.ts';
import { runApart } from '../../uploads/run-apart.ts';
import type { Upload } from '../../uploads/file-store.ts';
import { uploadProblems } from '../../uploads/upload-problems.ts';
import type { Report } from './goods-plan.ts';
import type { ReadGoods } from './goods-table.ts';
import type { ReadResult, ReadTask } from './read-goods-process.ts';

const PROCESS = fileURLToPath(new URL('read-goods-process.ts', import.meta.url));
/** For a file of 10 MB, which may be a workbook of 100 MB. */
const LIMITS = { memory: 2_048, seconds: 90 };

const refuse = (message: string) => new ProblemError(400, 'goods_file', message);

/** Reads an uploaded file of goods; throws a problem when it has no tables of goods. */
export async function readUpload({ name, content }: Upload, report: Report): Promise<ReadGoods> {
  if (!goodsFormats.includes(name.split('.').pop()?.toLowerCase() ?? '')) throw uploadProblems.kind(goodsFormats);
  report({ stage: 'read', done: 0, total: 0 });
  const task: ReadTask = { name, content };
  const [run = '', ...args] = programArgs(PROCESS);
  const { result: read } = await runApart<ReadResult>(run, task, {
    ...{ args, execArgv: [`--max-old-space-size=${LIMITS.memory}`], seconds: LIMITS.seconds, kept: true },
  });
  if (!read) throw refuse('Файл не\u00a0удалось прочитать. Разделите его на\u00a0части');
  if ('refused' in read) throw refuse(read.refused);
  const most = Math.max(...Object.values(read.given).map((rows) => rows.length));
  if (most > MAX_GOODS)
    throw refuse(
      `В\u00a0таблице ${formatCount(most, ['строка', 'строки', 'строк'])}, за\u00a0один раз можно загрузить ${formatCount(MAX_GOODS, ['строку', 'строки', 'строк'])}. Разделите файл на\u00a0части`,
    );
  return read;
}
