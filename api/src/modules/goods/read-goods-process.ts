import { performTasks } from '../../uploads/perform-tasks.mjs';
import { readGoods } from './goods-files.ts';
import { GoodsFileError, type ReadGoods } from './goods-table.ts';

/** The message to this child process of `readUpload`, and its answer. */
export type ReadTask = { name: string; content: Uint8Array };
export type ReadResult = ReadGoods | { refused: string };

async function read({ name, content }: ReadTask): Promise<ReadResult> {
  try {
    return await readGoods(name, content);
  } catch (error) {
    if (error instanceof GoodsFileError) return { refused: error.message };
    throw error;
  }
}

performTasks(read);
