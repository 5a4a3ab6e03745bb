import type { CourseEnrolment } from '@site/contracts/academy-online';
import { typograph } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { OwnCourse } from './own-course.tsx';
import css from './own-courses.module.css';

export function OwnCourses({ courses }: { courses: readonly CourseEnrolment[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="courses" className={css.section}>
      <h2 id="courses">Онлайн-курсы</h2>
      <ul className={css.list} aria-labelledby="courses">
        {courses.map((course) => (
          <li key={course.id}>
            <Card className={css.card}>
              <h3 className={css.title}>
                <TextLink href={course.training.url}>{typograph(course.training.title)}</TextLink>
              </h3>
              <OwnCourse enrolment={course} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
