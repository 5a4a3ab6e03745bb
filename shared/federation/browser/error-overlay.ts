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

/** Shows an error of the remote's code over the page, with its source. */
async function show(error: Error) {
  const response = await fetch(`${__webpack_public_path__}stack`, { method: 'POST', body: error.stack ?? '' });
  const frames = (await response.json()) as SourceFrame[];
  // The error is not the remote's; the browser's console is enough.
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
  if (error instanceof Error) show(error).catch(() => {}); // The development server was stopped.
};

window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

// React reports errors caught by a boundary only to the console.
const originalError = console.error;
console.error = (...details: unknown[]) => {
  originalError(...details);
  report(details.find((detail) => detail instanceof Error));
};

// The next successful edit hides the overlay.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') hide();
});
