import { MAX_STALENESS, memoize } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { DocumentPapers } from '../documents/document-papers.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { managedContentRoutes } from './managed-content-routes.ts';
import { PreviewLinks } from './preview-links.ts';
import { publishDue } from './publish-document.ts';
import { RevisionRepository } from './revision-repository.ts';

type Needs = Core & { decisions: DecisionService; papers: DocumentPapers; redirects: RedirectService };

/** Maximum delay of a scheduled revision, in ms. */
const PUBLISH_EVERY = 60_000;

export const publishingModule = defineModule(
  'publishing',
  ({ config, db, jobs, log, now, decisions, papers, redirects }: Needs) => {
    const deps = { db, log, now, decisions, papers, redirects };
    const revisions = new RevisionRepository(db);
    const due = jobs.queue<{ address: string; number: number; at: string }>('publications', {
      work: (revision) => publishDue(deps, revision),
      titleOf: ({ address, number }) => `Публикация ${address}, версия ${number}`,
      keyOf: ({ address, number, at }) => `${address} ${number} ${at}`,
    });
    const previews = new PreviewLinks({ revisions, key: config.MANAGE_KEY, host: config.PUBLIC_HOST, now });
    return {
      services: {
        previews,
        /** Changes whenever the published content may have changed. */
        contentVersion: memoize(MAX_STALENESS, now, () => revisions.version(now())),
      },
      routes: () => ({ manage: [mount(managedContentRoutes, { deps, previews })] }),
      sweep: async () =>
        due.send(
          (await revisions.due(now())).map(({ publish_at, ...key }) => ({ ...key, at: publish_at!.toISOString() })),
        ),
      sweepEvery: PUBLISH_EVERY,
    };
  },
);
