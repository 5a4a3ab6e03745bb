import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { Button, ButtonLink } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { CustomerLinkDialog } from '../../features/customer-link/customer-link-dialog.tsx';
import { PricesDialog } from '../../features/prices/prices-dialog.tsx';
import { ProposalFiles } from '../../features/files/proposal-files.tsx';
import { VersionChangesDialog } from '../../features/version-changes/lazy-dialog.ts';
import { earlierVersions } from './earlier-versions.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { useLightDismiss } from './use-light-dismiss.ts';
import { type Asked, useRowActions } from './use-row-actions.ts';
import { Suspense } from 'react';
import css from './proposal-list.module.css';

const labels = {
  submit: 'Отправить на\u00a0согласование',
  send: 'Ссылка для\u00a0клиента',
  link: 'Ссылка для\u00a0клиента',
  copy: 'Копировать',
  new_version: 'Новая версия',
  extend: 'Продлить',
  reject: 'Клиент отказался',
  restore: 'Вернуть из\u00a0архива',
  archive: 'В\u00a0архив',
  delete: 'Удалить',
} as const;
type Offered = keyof typeof labels;

const isOffered = (action: string): action is Offered => action in labels;

/** Whether the action opens a dialog first. */
const needsDialog = (action: Offered): action is Exclude<Asked, 'prices' | 'versions'> =>
  action === 'submit' || action === 'send' || action === 'link' || action === 'reject' || action === 'delete';

interface RowActionsProps {
  proposal: ListedProposal;
  onMoved: () => void;
}

/** Allowed actions, collapsed to one click, so that twenty rows stay readable. */
export function RowActions({ proposal, onMoved }: RowActionsProps) {
  const { slug, number, version, revision, actions, prices_outdated } = proposal;
  const { busy, run, asking, ask, close, done, closeLink } = useRowActions(proposal, onMoved);
  const disclosure = useLightDismiss();
  const offered = (Object.keys(labels) as Offered[]).filter((action) => actions.filter(isOffered).includes(action));

  return (
    <>
      <details ref={disclosure} name="proposal-actions" className={css.actions}>
        <summary className={css.summary} aria-label={`Действия с\u00a0предложением ${number}`}>
          <span className={css.summaryText}>Действия</span>
          <Icon shape={iconChevronDown} size={20} className={css.arrow} />
        </summary>
        <div className={css.buttons}>
          <ButtonLink variant="secondary" size="small" href={paths.proposal(slug)}>
            Открыть
          </ButtonLink>
          {actions.includes('order') && (
            <ButtonLink size="small" href={paths.proposalCheckout(slug)}>
              Оформить заказ
            </ButtonLink>
          )}
          <ProposalFiles slug={slug} variant="ghost" size="small" />
          {prices_outdated && (
            <Button variant="ghost" size="small" onClick={() => ask('prices')}>
              Обновить цены
            </Button>
          )}
          {offered.map((action) => (
            <Button
              key={action}
              variant="ghost"
              size="small"
              loading={busy === action}
              onClick={() => (needsDialog(action) ? ask(action) : void run(action))}
            >
              {labels[action]}
            </Button>
          ))}
          {version > 1 && (
            <Button variant="ghost" size="small" onClick={() => ask('versions')}>
              Сравнить версии
            </Button>
          )}
          {earlierVersions(slug, version).map((earlier) => (
            <ButtonLink key={earlier.slug} variant="ghost" size="small" href={paths.proposal(earlier.slug)}>
              Версия&nbsp;{earlier.version}
            </ButtonLink>
          ))}
        </div>
      </details>
      {asking === 'prices' && (
        <PricesDialog proposal={proposal} onDone={() => done(`${number}: цены обновлены`)} onClose={close} />
      )}
      {asking === 'versions' && (
        <Suspense>
          <VersionChangesDialog
            versions={[...earlierVersions(slug, version), { slug, version }]}
            version={version}
            onClose={close}
          />
        </Suspense>
      )}
      {asking === 'submit' && <SubmissionDialog proposal={proposal} onDone={done} onClose={close} />}
      {asking === 'delete' && <DeletionDialog proposal={proposal} onDone={done} onClose={close} />}
      {(asking === 'send' || asking === 'link') && (
        <CustomerLinkDialog
          {...{ slug, number, revision }}
          isSent={asking === 'link'}
          mayNeedApproval={actions.includes('submit')}
          onClose={closeLink}
        />
      )}
      {asking === 'reject' && <RefusalDialog proposal={proposal} onDone={done} onClose={close} />}
    </>
  );
}
