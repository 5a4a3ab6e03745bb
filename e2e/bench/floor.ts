import { mkdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type webpackApi from 'webpack';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'e2e/node_modules/.cache/floor');
const requireFrom = (folder: string) => createRequire(join(root, folder, 'package.json'));

const brotli = promisify(brotliCompress);
const compressed = (text: string, quality: number) =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A page of the floor: its HTML and the one script of it. */
interface FloorPage {
  html: string;
  script: string;
}

/** The page at an address of the site, as bare elements can be. */
export const pageForFloor = async (url: string): Promise<string> =>
  (await (await fetch(url)).text())
    // The marks of Suspense boundaries, which bare elements have none of.
    .replace(/<!--\/?\$[!?]?-->/g, '')
    // Without scripts a click on these sends a form; the floor has nobody to send it to.
    .replaceAll(' form="shop-form"', '');

/** Code of bare React elements with the markup of a page of the site, written out by the browser's parser. */
export async function bareElements(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  const elements = await page.evaluate((source) => {
    const from = new DOMParser().parseFromString(source, 'text/html').getElementById('root')!;
    const renamed: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      value: 'defaultValue',
      checked: 'defaultChecked',
    };
    let code = '';
    let node: Node = from.firstChild ?? from;
    // By hand and not by a function that calls itself: what is sent to the browser may not have names of its own.
    while (node !== from) {
      if (node instanceof Element) {
        const props = [...node.attributes]
          .filter(({ name: attribute }) => attribute !== 'selected')
          .map(({ name: attribute, value }) => {
            const key = JSON.stringify(renamed[attribute] ?? attribute);
            if (attribute === 'style')
              return `${key}:${JSON.stringify(
                Object.fromEntries(
                  value
                    .split(';')
                    .filter(Boolean)
                    .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()]),
                ),
              )}`;
            const isFlag = value === '' && !/^(?:data-|aria-|alt$|value$|class$)/.test(attribute);
            return `${key}:${isFlag ? 'true' : JSON.stringify(value)}`;
          });
        if (node.getAttribute('data-early')?.startsWith('buy ')) props.push('onClick:buy');
        const type = node.matches('a[href="/cart/"][aria-label]') ? 'Cart' : JSON.stringify(node.localName);
        code += `e(${type},{${props.join()}},`;
        if (node.firstChild && node.localName !== 'noscript') {
          node = node.firstChild;
          continue;
        }
        code += '),';
      } else if (node instanceof Text) code += `${JSON.stringify(node.data)},`;
      while (!node.nextSibling && node.parentNode !== from) {
        node = node.parentNode!;
        code += '),';
      }
      node = node.nextSibling ?? from;
    }
    return code;
  }, html);
  await page.close();
  return `e('div', null, ${elements}).props.children`;
}

/**
 * The least that React can cost: the markup of the site's own page, hydrated by bare elements from one file. Buttons that
 * buy count up the header's cart, and nothing else works.
 */
async function floorPage(browser: Browser, html: string, name: string): Promise<FloorPage> {
  const elements = await bareElements(browser, html);
  const script = await bundle(
    name,
    `import { createElement as e, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
let bought = 0;
let tell;
const buy = () => { bought++; tell?.(); };
const subscribe = (listener) => { tell = listener; return () => {}; };
const count = () => bought;
function Cart(props) {
  const counted = useSyncExternalStore(subscribe, count, count);
  return e('a', counted ? { ...props, 'aria-label': 'Корзина, ' + counted } : props);
}
const page = () => ${elements};
hydrateRoot(document.getElementById('root'), page(), { onRecoverableError: (error) => { window.floorFailed = String(error); } });
window.renderFloor = () => {
  const container = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(container).render(page()));
};
`,
  );
  return {
    html: html
      .replace(/<script[^>]*>[^]*?<\/script>|<link rel="preload" as="script"[^>]*>/g, '')
      .replace('</head>', `<script defer src="/floor/${name}.js"></script></head>`),
    script: await readFile(script, 'utf8'),
  };
}

/** With the site's own React, for the browser or for Node. The file's path. */
export async function bundle(name: string, source: string, target: 'browser' | 'node' = 'browser'): Promise<string> {
  await mkdir(cache, { recursive: true });
  const entry = join(cache, `${name}.entry.js`);
  await writeFile(entry, source);
  const shell = requireFrom('shell');
  const webpack = requireFrom('shared/federation')('webpack') as typeof webpackApi;
  const filename = target === 'node' ? `${name}.cjs` : `${name}.js`;
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: target === 'node' ? 'node20' : ['web', 'es2022'],
        entry,
        output: { path: cache, filename },
        resolve: {
          alias: Object.fromEntries(
            ['react-dom/client', 'react-dom/server', 'react-dom', 'react'].map((id) => [`${id}$`, shell.resolve(id)]),
          ),
        },
        performance: false,
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      },
    );
  });
  return join(cache, filename);
}

/** Serves the floor's pages, compressed as the site's are; their pictures and fonts are the site's. */
export async function startFloor(browser: Browser, siteUrl: string, paths: Record<string, string>) {
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const [name, path] of Object.entries(paths)) {
    const own = await pageForFloor(siteUrl + path);
    const { html, script } = await floorPage(browser, own, name);
    files.set(path, { type: 'text/html; charset=utf-8', body: await compressed(html, 5) });
    files.set(`/floor/${name}.js`, { type: 'text/javascript; charset=utf-8', body: await compressed(script, 11) });
  }
  const server = http.createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    else
      http.get(siteUrl + request.url, { headers: request.headers }, (answer) =>
        answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
