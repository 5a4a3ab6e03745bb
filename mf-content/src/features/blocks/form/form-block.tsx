import { Panel } from '@site/ui/card';
import { Suspense } from 'react';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import css from './form-block.module.css';
import { FormPlaceholder } from './form-placeholder.tsx';
import { formTexts } from './form-texts.ts';
import { lazyInBrowser } from './lazy-in-browser.ts';

// Form library, masks and rules: pages without a form do not pay for them.
const RequestForm = lazyInBrowser(async () => (await import('./request-form.tsx')).RequestForm);

export function FormBlock({ block }: BlockProps<'form'>) {
  const { form_code: code, success_text: successText, title = formTexts[code].title } = block;
  return (
    <TitledSection block={{ ...block, title }} id={block.id}>
      <Panel padding="large" className={css.panel}>
        <Suspense fallback={<FormPlaceholder code={code} />}>
          <RequestForm code={code} successText={successText} />
        </Suspense>
      </Panel>
    </TitledSection>
  );
}
