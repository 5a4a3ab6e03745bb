import { paths } from '@site/contracts/paths';
import { listed } from '@site/kernel/listed';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { iconEdit } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus, StatusBadge } from '../../features/company-entry/entry-status.tsx';
import { Facts } from '../../features/company-entry/facts.tsx';
import { PictureGrid } from '../../features/company-entry/picture-grid.tsx';
import { VisibilityButton } from '../../features/company-entry/visibility-button.tsx';
import type { loader } from './route.ts';
import css from '../../features/company-entry/entry.module.css';

export function ProfileProjectViewPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { project, may_edit } = pagedata;
  const { id, content, pictures } = project;
  const actions = may_edit && id !== null && (
    <div className={css.actions}>
      <VisibilityButton kind="project" entry={project} />
      <ButtonLink href={paths.accountProject(id)} iconStart={iconEdit}>
        Редактировать
      </ButtonLink>
    </div>
  );
  return (
    <EntryPage seo={seo} actions={actions}>
      <p>
        <StatusBadge entry={project} />
      </p>
      <EntryStatus {...project} />
      {content && (
        <Card>
          <PictureGrid pictures={pictures} name={content.title} />
          <Facts
            rows={[
              ['Тип объекта', content.object_type],
              ['Город', content.city],
              ['Год', content.year],
              ['Заказчик', content.customer],
              ['Задача', content.task],
              ['Решение', content.solution],
              ['Результат', content.result],
              ['Оборудование', content.equipment],
              ['Направления', listed(content.directions)],
              ['Видео', content.video_url && <TextLink href={content.video_url}>{content.video_url}</TextLink>],
            ]}
          />
        </Card>
      )}
    </EntryPage>
  );
}
