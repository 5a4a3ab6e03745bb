import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Beacon } from '@site/contracts/beacon';
import { startBeacons } from '../health/start.ts';
import { documentEnd } from './document.ts';
import { pageDataElement } from './page-data.ts';

const view = { composition: '0123456789abcdef', remote: 'mf-catalog', page: 'category' };
const sendBeacon = jest.fn<(url: string, body: string) => boolean>();

/** Opens a page of one script that the test runs, or lets fail. */
function open(beacons = 1): HTMLScriptElement {
  const assets = { styles: [], fonts: [], preload: [], scripts: [{ src: '/r/shell/main.js', integrity: '' }] };
  const data = pageDataElement({ publicKey: 'key', beacons, view }, '{}', undefined, {});
  document.body.innerHTML = documentEnd(data, assets);
  const starter = document.body.querySelector('script:not([type])')!;
  runInNewContext(starter.textContent, { window, document, sessionStorage, navigator, performance });
  return document.head.querySelector('script')!;
}
const leave = () => window.dispatchEvent(new Event('pagehide'));
const reports = () => sendBeacon.mock.calls.map(([, body]) => Beacon.parse(JSON.parse(body)));

const listeners = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  navigator.sendBeacon = sendBeacon as never;
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  listeners.mockClear();
  sendBeacon.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  delete window.starting;
});

test('reports a shell that throws, once, when the visitor leaves', () => {
  open();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('the shell is broken') }));
  expect(reports()).toEqual([]);
  leave();
  leave();
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(['/builds/beacon']);
  const { composition, ...page } = view;
  expect(reports()).toMatchObject([{ composition, views: [{ ...page, failures: ['uncaught'] }] }]);
});

test('reports a shell with a rejected start', () => {
  open();
  window.dispatchEvent(new Event('unhandledrejection'));
  leave();
  expect(reports()).toMatchObject([{ views: [{ failures: ['uncaught'] }] }]);
});

test('reports a script that does not load after it has been fetched again', () => {
  sessionStorage.setItem('starter', '/r/shell/main.js');
  open().dispatchEvent(new Event('error'));
  leave();
  expect(reports()).toMatchObject([{ views: [{ failures: ['chunk'] }] }]);
});

test('leaves reports to the shell that has started, and reports no page without a failure', () => {
  open();
  leave();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  startBeacons(view.composition, 0);
  leave();
  expect(reports()).toEqual([]);
});

test('reports only the configured share of documents', () => {
  open(0);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('the shell is broken') }));
  leave();
  expect(reports()).toEqual([]);
});
