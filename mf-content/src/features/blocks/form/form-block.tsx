import { requestTexts, RequestFormPlaceholder } from '@site/forms/request-form-frame';
import { Panel } from '@site/ui/card';
import { Suspense } from 'react';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import css from './form-block.module.css';
import { lazyInBrowser } from './lazy-in-browser.ts';

// A chunk with form library, masks and rules: pages without a form do not load it.
const RequestForm = lazyInBrowser(async () => (await import('@site/forms/request-form')).RequestForm);

export function FormBlock({ block }: BlockProps<'form'>) {
  const { form_code, recipient, success_text: successText } = block;
  const code = recipient ? 'partner-contact' : form_code;
  const { title = requestTexts[code].title } = block;
  return (
    <TitledSection block={{ ...block, title }} id={block.id} data-print="hide">
      <Panel padding="large" className={css.panel}>
        <Suspense fallback={<RequestFormPlaceholder code={code} />}>
          <RequestForm {...{ code, successText, recipient }} />
        </Suspense>
      </Panel>
    </TitledSection>
  );
}
