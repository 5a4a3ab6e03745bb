import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { explain } from '../src/explain.ts';
import { backup, restore } from './backup.ts';

const [command, folder, ...others] = process.argv.slice(2);
/** Only the location of the data: a backup must work without the production keys. */
const { DATABASE_URL, DATA_DIR, S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET } = process.env;

try {
  const name = z.enum(['backup', 'restore']).parse(command);
  if (!folder || others.length) {
    console.error(`npm run ${name} -- <folder>`);
    process.exit(2);
  }
  const place = readConfig({ DATABASE_URL, DATA_DIR, S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET });
  if (name === 'backup') {
    const { files } = await backup(place, folder, new Date());
    console.log(`Saved the database and ${files} files of ${place.S3_BUCKET ?? place.DATA_DIR} to ${folder}`);
  } else {
    const { files, made_at } = await restore(place, folder);
    console.log(`Restored the database and ${files} files of ${made_at} to ${place.S3_BUCKET ?? place.DATA_DIR}`);
  }
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
