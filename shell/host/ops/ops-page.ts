import type { HistoryEntry } from '../../releases/history.ts';
import type { hostsNow } from '../../releases/hosts.ts';
import type { Counts } from '../../releases/watch/slots.ts';
import { describeCounts, describeWatch, shareOf, type VersionStatus } from '../../releases/watch/status.ts';
import { chart } from './chart.ts';
import { html, type Content, type Markup } from './markup.ts';
import { OPS_PATH, type Operator } from './operators.ts';

/** Interval of the automatic refresh that an operator may turn on, in s. */
export const REFRESH = 10;

export interface Remote {
  name: string;
  /** The live versions: one, or two during a trial, the trial last. */
  live: VersionStatus[];
  /** Newest first. */
  published: string[];
}

export interface Overview {
  site: string;
  operator: Operator;
  refreshes: boolean;
  now: number;
  hosts: Awaited<ReturnType<typeof hostsNow>>;
  remotes: Remote[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Number of unreadable lines of the history. */
  damaged: number;
}

export function overviewPage(overview: Overview): string {
  const { site, operator, refreshes, now, hosts, remotes, history, damaged } = overview;
  const refresh = refreshes && html`<meta http-equiv="refresh" content="${REFRESH}" />`;
  return documentOf(
    'Releases',
    html`<header>
        <h1>Releases of ${site}</h1>
        <p>
          ${timeOf(new Date(now).toISOString())}
          ${refreshes ? html`<a href="${OPS_PATH}">Stop refreshing</a>` : html`<a href="${OPS_PATH}?refresh">Refresh every ${REFRESH} s</a>`}
        </p>
        <p>
          Logged in as ${operator.name}
          ${operator.canLogOut && html`<form method="post" action="${OPS_PATH}/logout"><button>Log out</button></form>`}
        </p>
      </header>
      ${hostsSection(hosts)} ${remotes.map((remote) => remoteSection(remote, now))} ${historySection(history, damaged)}`,
    refresh,
  );
}

export const loginPage = (problem?: string): string =>
  documentOf(
    'Log in',
    html`<h1>Releases</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="${OPS_PATH}/login" class="stacked">
        <label>Your name, for the history <input name="name" required maxlength="60" autocomplete="name" /></label>
        <label>Token (OPS_TOKEN) <input name="token" type="password" required autocomplete="current-password" /></label>
        <button>Log in</button>
      </form>`,
  );

export const problemPage = (title: string, text: string): string =>
  documentOf(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${OPS_PATH}">Back to the releases</a></p>`,
  );

/** The beginning of a page that shows the output of a command while it comes; `commandEnd` completes it. */
export const commandStart = (command: string): string =>
  documentStart(command, undefined) +
  html`<main>
    <h1>${command}</h1>
    <p>Checks of a release may take a minute.</p>
    <pre></pre>
  </main>`.html;

export const commandEnd = (code: number): string =>
  html`</pre><p class="${code === 0 ? 'done' : 'problem'}" role="status">${outcomes[code] ?? `Ended with code ${code}.`}</p>
      <p><a href="${OPS_PATH}">Back to the releases</a></p></main></body></html>`.html;

const outcomes: Record<number, string> = {
  0: 'Done.',
  1: 'Rejected: nothing has changed.',
  2: 'Not understood: nothing has changed.',
  3: 'Changed, but a running host does not serve it.',
};

function hostsSection({ serving, switching, failed }: Overview['hosts']): Markup {
  const rows = [
    ...failed.map(
      ({ address, reason }) =>
        html`<li><b>${address}</b> <span class="problem">cannot serve the live releases: ${reason}</span></li>`,
    ),
    ...switching.map((address) => html`<li><b>${address}</b> is switching</li>`),
    ...serving.map((address) => html`<li><b>${address}</b> <span class="done">serves the live releases</span></li>`),
  ];
  return html`<section>
    <h2>Hosts</h2>
    ${
      rows.length
        ? html`<ul>
            ${rows}
          </ul>`
        : html`<p>No host is running.</p>`
    }
  </section>`;
}

function remoteSection({ name, live, published }: Remote, now: number): Markup {
  const last = live.at(-1);
  return html`<section id="${name}">
    <h2>${name}</h2>
    ${
      live.length
        ? html`<div class="scroll" tabindex="0" role="region" aria-label="Live versions of ${name}">
            <table>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${live.map((version) => versionRow(version, now))}
              </tbody>
            </table>
          </div>`
        : html`<p>No version is live.</p>`
    }
    ${live.map(pagesOf)}
    <div class="actions">
      ${last && trialForms(last)} ${activateForm(name, published)} ${last && rollbackForm(name, last, live.length > 1)}
    </div>
  </section>`;
}

const columns = ['Version', 'Share', 'Failed on the server', 'Failed in browsers', 'Good LCP', 'Last 6 hours', 'Watch'];

function versionRow({ version, traffic, watch, pages, periods }: VersionStatus, now: number): Markup {
  const sum = (key: keyof Counts) => Object.values(pages).reduce((all, counts) => all + (counts[key] ?? 0), 0);
  const failures = (failed: keyof Counts, all: keyof Counts) =>
    `${sum(failed)} of ${sum(all)} (${shareOf(sum(failed), sum(all))})`;
  return html`<tr>
    <th scope="row">${version}</th>
    <td>${traffic} %</td>
    <td>${failures('servedFailed', 'served')}</td>
    <td>${failures('viewedFailed', 'viewed')}</td>
    <td>${shareOf(sum('lcpGood'), sum('lcp'))}</td>
    <td>${chart(periods, now)}</td>
    <td>${watch ? describeWatch(watch) : '–'}</td>
  </tr>`;
}

function pagesOf({ version, pages }: VersionStatus): Markup {
  const rows = Object.entries(pages).sort(([, one], [, other]) => (other.served ?? 0) - (one.served ?? 0));
  return html`<details>
    <summary>Pages of ${version}</summary>
    ${
      rows.length
        ? html`<dl>
            ${rows.map(
              ([page, counts]) =>
                html`<dt>${page}</dt>
                  <dd>${describeCounts(counts)}</dd>`,
            )}
          </dl>`
        : html`<p>No visitor yet.</p>`
    }
  </details>`;
}

/** A form of one command. A field that is not hidden belongs into `content`. */
const commandForm = (action: string, name: string, hidden: Record<string, string>, content: Content) =>
  html`<form method="post" action="${OPS_PATH}/run">
    ${Object.entries({ action, name, ...hidden }).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
    ${content}
  </form>`;

function trialForms({ name, watch }: VersionStatus): Content {
  const [share] = watch?.next ?? [];
  if (!watch || share === undefined) return undefined;
  const pausing = watch.paused ? 'resume' : 'pause';
  return [
    commandForm('step', name, { to: String(share) }, html`<button>Step to ${share} % of visitors</button>`),
    commandForm(pausing, name, {}, html`<button>${watch.paused ? 'Resume' : 'Pause'} the steps</button>`),
  ];
}

const activateForm = (name: string, published: string[]): Content =>
  published.length > 0 &&
  html`<details>
    <summary>Activate ${name} …</summary>
    ${commandForm(
      'activate',
      name,
      {},
      html`<label
          >Version
          <select name="version">
            ${published.map((version) => html`<option>${version}</option>`)}
          </select></label
        >
        <label
          >Shares of visitors in percent, such as 5,25,100
          <input name="traffic" value="100" required pattern="[0-9]+(,[0-9]+)*"
        /></label>
        <label>Duration of a step <input name="every" value="10m" required pattern="[0-9]+[smh]" /></label>
        <button>Activate</button>`,
    )}
  </details>`;

const rollbackForm = (name: string, { version }: VersionStatus, isTrial: boolean): Markup =>
  html`<details>
    <summary>Roll ${name} back …</summary>
    ${commandForm(
      'rollback',
      name,
      { from: version },
      html`<p>
          ${isTrial ? `Ends the trial of ${version}` : `Returns from ${version} to the version before it`}, with all
          remotes that went live together.
        </p>
        <button>Roll back</button>`,
    )}
  </details>`;

function historySection(history: HistoryEntry[], damaged: number): Markup {
  return html`<section>
    <h2>History</h2>
    ${damaged > 0 && html`<p class="problem">${damaged} unreadable lines are left out: see “remotes history”.</p>`}
    ${
      history.length
        ? html`<ol class="history">
            ${history.map(
              ({ at, who, action, name, version, previous, traffic, reason }) =>
                html`<li>
                  ${timeOf(at)} <b>${action} ${name}</b> ${previous ?? 'none'} →
                  ${version ?? 'none'}${traffic < 100 && ` for ${traffic} %`}, by
                  ${who}${reason && html`<p>${reason}</p>`}
                </li>`,
            )}
          </ol>`
        : html`<p>Nothing has been activated yet.</p>`
    }
  </section>`;
}

const timeOf = (at: string): Markup => html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

const documentOf = (title: string, content: Markup, head?: Content): string =>
  documentStart(title, head) + html`<main>${content}</main></body></html>`.html;

const documentStart = (title: string, head: Content): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
        <style>
          ${styles}
        </style>
      </head>
      <body></body>
    </html>`.html;

/** Contains no character that `html` escapes. */
const styles = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:76rem;margin:0 auto;padding:16px}
h1{font-size:1.5rem;overflow-wrap:anywhere}h2{font-size:1.15rem;margin:0 0 8px}
header p{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center}
section{border-top:1px solid #8886;padding:16px 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;min-width:100%}
th,td{text-align:start;padding:6px 16px 6px 0;vertical-align:top;font-weight:400}thead th{opacity:.75;white-space:nowrap}
tbody th{font-weight:600}tbody th,td:nth-child(2){white-space:nowrap}
.chart{width:144px;height:28px;background:#8882}.visits{fill:#8888}.failed{fill:#d32f2f}
.done{color:#2e7d32}.problem{color:#c62828}
@media (prefers-color-scheme:dark){.done{color:#81c784}.problem,.failed{color:#ef9a9a;fill:#ef9a9a}}
form{display:inline}.stacked,details form{display:grid;gap:12px;max-width:26rem;margin:8px 0}
label{display:grid;gap:4px}input,select,button{font:inherit;padding:6px 12px;min-height:32px;box-sizing:border-box}
button{justify-self:start;cursor:pointer}
.actions{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:start;margin-top:8px}
summary{cursor:pointer;padding:4px 0}dl{margin:4px 0}dd{margin:0 0 8px;opacity:.85}
ul,ol{padding-inline-start:0;list-style:none}li{padding:4px 0;overflow-wrap:anywhere}.history p{margin:0 0 0 16px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;min-height:3em}`;
