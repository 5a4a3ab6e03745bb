import { run } from './run.ts';

const { stderr } = process;

function showStatus(text: string) {
  stderr.cursorTo(0);
  stderr.clearLine(0);
  stderr.write(text);
}

process.exitCode = await run(process.argv.slice(2), {
  ...{ env: process.env, console },
  ...(stderr.isTTY && { showStatus }),
});
