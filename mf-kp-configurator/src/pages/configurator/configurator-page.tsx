import { paths } from '@site/contracts/paths';
import { problemText, useApi, useLoaderData, useParams } from '@site/runtime';
import { useHydrated } from '@site/ui/hydrated';
import { Container } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { createCalculate } from '../../features/car-park/editor/calculate.ts';
import { EditorProvider } from '../../features/car-park/editor/editor-context.tsx';
import { createEditor, type Editor } from '../../features/car-park/editor/editor.ts';
import { guestCopy, isReadable } from '../../features/car-park/editor/local-copy.ts';
import { EditorSteps } from '../../features/car-park/editor-steps.tsx';
import css from '../../features/car-park/frame/frame.module.css';
import { ConfiguratorHeader } from './configurator-header.tsx';
import { emptyDocument, projectDocument } from './start-documents.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { KeepingAlert } from './keeping-alert.tsx';
import { OfferInvitation } from './offer-invitation.tsx';
import { AccountAction } from './account-action.tsx';
import { ProjectScheme } from './project-scheme.tsx';
import { TypicalCarParks } from './typical-car-parks.tsx';
import type { loader } from './route.ts';

type PageData = Awaited<ReturnType<typeof loader>>;

/** The configurator for everyone: retail prices, and a configuration that only this browser has. */
export function ConfiguratorPage() {
  const data = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const [hasCopy] = useState(() => guestCopy.read() !== null);
  // The first render must match that of the server, which does not have the copy.
  const isRestored = isHydrated && hasCopy;
  return <Configurator key={String(isRestored)} {...{ data, isHydrated, isRestored }} />;
}

interface ConfiguratorProps {
  data: PageData;
  isHydrated: boolean;
  /** Whether it starts with the stored car park. */
  isRestored: boolean;
}

function Configurator({ data, isHydrated, isRestored }: ConfiguratorProps) {
  const { step = 'structure' } = useParams();
  const api = useApi();
  const [editor] = useState(() => openEditor(data, isRestored));
  useEffect(
    () => (isHydrated ? keepInBrowser({ editor, api, copy: guestCopy, words: problemText }) : undefined),
    [editor, api, isHydrated],
  );
  return (
    <EditorProvider open={editor}>
      <Container className={css.page}>
        <ConfiguratorHeader seo={data.seo} />
        <div id="saving" className={css.alerts}>
          <KeepingAlert />
        </div>
        {data.pagedata.project && <ProjectScheme project={data.pagedata.project} />}
        {step === 'structure' && <TypicalCarParks />}
        {/* The server does not know the configuration, which decides on the steps behind the first. */}
        {isHydrated || step === 'structure' ? (
          <EditorSteps
            requested={step}
            lastStep={<OfferInvitation />}
            finalActions={
              <>
                <AccountAction aim="pdf" variant="secondary" />
                <AccountAction aim="send" variant="secondary" />
                <AccountAction aim="save" />
              </>
            }
          />
        ) : (
          <p role="status">Открываем вашу парковку…</p>
        )}
      </Container>
    </EditorProvider>
  );
}

function openEditor({ pagedata, day }: PageData, isRestored: boolean): Editor {
  const { rules_version, book, project } = pagedata;
  const prices = { rules_version, book, purchase: null };
  const stored = isRestored ? guestCopy.read() : null;
  const start = project ? projectDocument(project) : emptyDocument();
  const shown = stored && isReadable(stored, createCalculate(prices, day)) ? stored.document : start;
  return createEditor(
    {
      ...{ ...shown, ...prices, slug: '', number: '', changed_at: stored?.at ?? '' },
      ...{ may_edit: true, edited_by: null, actions: [], review: { lines: {} } },
    },
    { day, userId: '', isRetail: true, stepHref: paths.configuratorStep },
  );
}
