import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { explain } from '../src/explain.ts';
import { backup, restore } from './backup.ts';

const [command, folder, ...others] = process.argv.slice(2);
/** The settings that say where the data are: a copy is made without the keys of production. */
const { DATABASE_URL, DATA_DIR } = process.env;

try {
  const name = z.enum(['backup', 'restore']).parse(command);
  if (!folder || others.length) {
    console.error(`npm run ${name} -- <folder>`);
    process.exit(2);
  }
  const place = readConfig({ DATABASE_URL, DATA_DIR });
  if (name === 'backup') {
    const { files } = await backup(place, folder, new Date());
    console.log(`The database and ${files} files are in ${folder}`);
  } else {
    const { files, made_at } = await restore(place, folder);
    console.log(`The database and ${files} files of ${made_at} are back`);
  }
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
