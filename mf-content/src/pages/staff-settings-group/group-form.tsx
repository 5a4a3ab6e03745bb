import type { SiteGroup } from '@site/contracts/manage-site';
import { paths } from '@site/contracts/paths';
import { showProblem, type SiteForm, type SiteFormOptions, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { useApi } from '@site/runtime';
import { StaffForm } from '@site/staff/form';
import type { ReactNode } from 'react';
import { NewerAlert } from '../../features/staff-revision/newer-alert.tsx';
import { useRevision } from '../../features/staff-revision/use-revision.ts';

export type GroupOf<Name extends SiteGroup['group']> = Extract<SiteGroup, { group: Name }>;

interface GroupFormProps<Values extends Record<string, unknown>> {
  group: SiteGroup['group'];
  revision: string;
  schema: SiteFormOptions<Values>['schema'];
  defaultValues: SiteFormOptions<Values>['defaultValues'];
  toGroup: (values: Values, base: { group: SiteGroup['group']; revision: string }) => SiteGroup;
  /** Maps a field path of the API to the form's field. */
  toField?: (path: string) => string;
  children: (form: SiteForm<Values>) => ReactNode;
}

/** Form of one group. Input is kept in the tab until it is saved. */
export function GroupForm<Values extends Record<string, unknown>>({
  group,
  revision,
  schema,
  defaultValues,
  toGroup,
  toField = (path) => path,
  children,
}: GroupFormProps<Values>) {
  const api = useApi();
  const form = useSiteForm<Values>({
    schema,
    defaultValues,
    draft: { name: `staff-settings-${group}` },
  });
  const { newer, submit, overwrite } = useRevision({
    form,
    revision,
    save: (values, on) => api.call('PUT /manage/site/', { body: toGroup(values, { group, revision: on }) }),
    done: 'Сохранено. На\u00a0сайте\u00a0— в\u00a0течение пяти секунд',
    onProblem: ({ fields = {}, ...problem }) =>
      showProblem(form, {
        ...problem,
        fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [toField(path), text])),
      }),
  });
  return (
    <StaffForm form={form} submit={submit} save="Сохранить">
      <div className={formColumns.form}>{children(form)}</div>
      {newer && (
        <NewerAlert
          message={newer.message}
          href={paths.staffSection('settings', group)}
          onOverwrite={() => void overwrite()}
        />
      )}
    </StaffForm>
  );
}
