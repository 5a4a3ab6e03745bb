import { useLoaderData } from '@site/runtime';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus } from '../../features/company-entry/entry-status.tsx';
import { ProjectForm } from '../../features/company-project/project-form.tsx';
import type { loader } from './route.ts';

export function ProfileProjectPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { project } = pagedata;
  return (
    <EntryPage seo={seo}>
      {project.status === 'rejected' && <EntryStatus {...project} />}
      <ProjectForm key={project.id} project={project} />
    </EntryPage>
  );
}
