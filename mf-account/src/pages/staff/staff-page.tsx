import { paths } from '@site/contracts/paths';
import { areasOf, staffSections, type StaffRole, type StaffSection } from '@site/contracts/staff-rights';
import type { Queued } from '@site/contracts/staff-page';
import { formatNumber } from '@site/kernel/numbers';
import { useLoaderData, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { EmptyState } from '@site/ui/empty-state';
import { TextLink } from '@site/ui/link';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { StaffGate } from '@site/staff/gate';
import { Shortcuts } from '@site/staff/shortcuts';
import { age, queueTitle } from './queue-words.ts';
import type { loader } from './route.ts';
import { list } from '@site/staff/list';
import css from './staff-page.module.css';

export function StaffPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { access, roles, queue } = pagedata;
  const people = access === 'open' && areasOf(roles).includes('staff') && (
    <ButtonLink variant="secondary" href={paths.staffPeople()}>
      Сотрудники и&nbsp;ключи
    </ButtonLink>
  );
  return (
    <EntryPage seo={seo} actions={people}>
      {access === 'open' ? (
        <>
          <Maintenance roles={roles} />
          <Queue queue={queue} />
          <Sections roles={roles} />
          <Shortcuts />
        </>
      ) : (
        <StaffGate access={access} />
      )}
    </EntryPage>
  );
}

/** The site is closed to visitors, which is easily forgotten. */
function Maintenance({ roles }: { roles: readonly StaffRole[] }) {
  const { settings } = useSite();
  if (!settings.maintenance) return null;
  return (
    <Alert tone="warning">
      {'На\u00a0сайте ведутся технические работы: посетители видят только сообщение о\u00a0них. '}
      {areasOf(roles).includes(staffSections.settings.area) && (
        <TextLink href={paths.staffSection('settings', 'site')}>Закончить работы</TextLink>
      )}
    </Alert>
  );
}

function Queue({ queue }: { queue: readonly Queued[] }) {
  if (queue.length === 0)
    return (
      <EmptyState title="Решений никто не&nbsp;ждёт">
        Здесь появятся заявки, вопросы и&nbsp;обращения, за&nbsp;которые отвечают ваши роли.
      </EmptyState>
    );
  return (
    <section aria-labelledby="queue" className={list.section}>
      <h2 id="queue" className={list.title}>
        Ждёт решения
      </h2>
      <ul className={list.list} data-items>
        {queue.map(({ noun, count, oldest_minutes }) => (
          <li key={noun} className={cx(list.row, css.row)} data-item>
            <div className={css.text}>
              <div className={css.name}>
                {noun === 'jobs' ? (
                  queueTitle(noun)
                ) : (
                  <TextLink href={paths.staffSection(noun)}>{queueTitle(noun)}</TextLink>
                )}
              </div>
              <div className={list.quiet}>{`${count === 1 ? 'Ждёт' : 'Дольше всех ждёт'}: ${age(oldest_minutes)}`}</div>
            </div>
            <div className={css.count}>{formatNumber(count)}</div>
            {noun === 'jobs' && <code className={css.command}>npm run manage -- jobs</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sectionsOf = (roles: readonly StaffRole[]) => {
  const areas = areasOf(roles);
  return (Object.keys(staffSections) as StaffSection[]).filter((name) => areas.includes(staffSections[name].area));
};

function Sections({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <section aria-labelledby="sections" className={list.section}>
      <h2 id="sections" className={list.title}>
        Разделы
      </h2>
      <ul className={css.sections}>
        {sectionsOf(roles).map((name) => (
          <li key={name}>
            <TextLink href={paths.staffSection(name)}>{staffSections[name].title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
