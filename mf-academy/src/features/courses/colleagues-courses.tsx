import type { ColleagueCourse } from '@site/contracts/academy-online';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { courseTones } from './own-course.tsx';
import css from './colleagues-courses.module.css';

export function ColleaguesCourses({ courses }: { courses: readonly ColleagueCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="colleagues-courses" className={css.section}>
      <h2 id="colleagues-courses">Онлайн-курсы сотрудников</h2>
      <ul className={css.list} aria-labelledby="colleagues-courses">
        {courses.map(({ id, person, training, is_open, status, label }) => (
          <li key={id}>
            <span className={css.person}>{person}</span>
            <TextLink href={training.url}>{typograph(training.title)}</TextLink>
            <Badge tone={is_open ? courseTones[status] : 'warning'}>{label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
