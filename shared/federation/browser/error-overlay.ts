import type { SourceFrame } from './source-frame.ts';

declare const __webpack_public_path__: string;

const ID = 'development-error';

const styles = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'auto',
  padding: '24px',
  background: '#1c1c1f',
  color: '#f4f4f5',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

const hide = () => document.getElementById(ID)?.remove();

/** What throws in the remote's code is shown over the page, with its place in the source. */
async function show(error: Error) {
  const answer = await fetch(`${__webpack_public_path__}stack`, { method: 'POST', body: error.stack ?? '' });
  const frames = (await answer.json()) as SourceFrame[];
  // Not the remote's: the browser's console says enough.
  if (frames.length === 0 || document.getElementById(ID)) return;
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close (Esc)' });
  close.addEventListener('click', hide);
  const text = [String(error), ...frames.map(({ file, line, code }) => `${file}:${line}\n${code}`)].join('\n\n');
  const overlay = Object.assign(document.createElement('div'), { id: ID });
  overlay.setAttribute('role', 'alert');
  Object.assign(overlay.style, styles);
  overlay.append(close, `\n\n${text}`);
  document.body.append(overlay);
}

const report = (error: unknown) => {
  if (error instanceof Error) show(error).catch(() => {}); // The development server has gone.
};

window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

// What a boundary of the site has caught, React tells the console alone.
const toConsole = console.error;
console.error = (...details: unknown[]) => {
  toConsole(...details);
  report(details.find((detail) => detail instanceof Error));
};

// The edit that mends it takes it away.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') hide();
});
