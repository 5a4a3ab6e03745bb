import { paths } from '@site/contracts/paths';
import { listed } from '@site/kernel/listed';
import { useLoaderData } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { EntryView } from '../../features/company-entry/entry-view.tsx';
import { Facts } from '@site/ui/facts';
import { PictureGrid } from '../../features/company-entry/picture-grid.tsx';
import type { loader } from './route.ts';

export function ProfileProjectViewPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { project, may_edit } = pagedata;
  const { content, pictures } = project;
  return (
    <EntryView seo={seo} kind="project" entry={project} may_edit={may_edit} editUrl={paths.accountProject}>
      {content && (
        <>
          <PictureGrid pictures={pictures} name={content.title} />
          <Facts
            facts={[
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
        </>
      )}
    </EntryView>
  );
}
