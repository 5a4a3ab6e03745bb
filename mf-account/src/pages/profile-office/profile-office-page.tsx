import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconEdit } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus, StatusBadge } from '../../features/company-entry/entry-status.tsx';
import { JoinForm } from '../../features/company-join/join-form.tsx';
import { OfficeView, RegisterCard } from '../../features/company-office/office-view.tsx';
import { RequisitesCard } from '../../features/company-requisites/requisites-card.tsx';
import type { loader } from './route.ts';

export function ProfileOfficePage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { company, waits_for, office, may_edit, public_url, requisites } = pagedata;
  if (!company)
    return (
      <EntryPage seo={seo}>
        {waits_for === null ? (
          <JoinForm />
        ) : (
          <EmptyState title="Ожидает подтверждения">
            {waits_for.decided_by === 'company'
              ? `${waits_for.name} получила ваш запрос. Когда руководитель или менеджер примет его, здесь появится профиль компании.`
              : `${waits_for.name}: мы проверяем заявку. Когда менеджер одобрит её, вы станете руководителем компании на\u00a0сайте и\u00a0сможете заполнить её профиль.`}
          </EmptyState>
        )}
      </EntryPage>
    );

  const edit = may_edit && (
    <ButtonLink href={paths.accountOfficeEdit()} iconStart={iconEdit}>
      {office.content ? 'Редактировать' : 'Заполнить'}
    </ButtonLink>
  );
  return (
    <EntryPage seo={seo} actions={office.content && edit}>
      {office.content ? (
        <>
          <p>
            <StatusBadge entry={office} />{' '}
            {public_url && <TextLink href={public_url}>Страница в&nbsp;каталоге партнёров</TextLink>}
          </p>
          <EntryStatus {...office} />
          <OfficeView office={office} />
        </>
      ) : (
        <EmptyState title="Расскажите о&nbsp;компании" actions={edit}>
          После проверки сведения увидят посетители каталога партнёров.
        </EmptyState>
      )}
      <RegisterCard company={company} />
      {requisites && <RequisitesCard known={requisites} />}
    </EntryPage>
  );
}
