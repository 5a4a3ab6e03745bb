import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';
import type { CourseSystemStandIn } from './course-system-stand-in.ts';

const steps = [
  ['in_progress', 40, 'Пройти 40\u00a0%'],
  ['failed', 100, 'Не\u00a0сдать тест'],
  ['passed', 100, 'Сдать тест'],
] as const;

const Step = z.object({
  learner: z.string().optional(),
  course: z.string().default(''),
  status: z.enum(['in_progress', 'failed', 'passed']).default('in_progress'),
  progress: digits(z.number().int().min(0).max(100)).default(0),
});

/** A page for developers, outside production only: lists learners and sets their progress. */
export const standInRoutes: FastifyPluginAsyncZod<{ system: CourseSystemStandIn }> = async (app, { system }) => {
  app.get(
    '/dev/courses/',
    { schema: { querystring: Step, response: { 200: z.string() } } },
    async ({ query }, reply) => {
      if (query.learner) system.set(query.learner, query.course, query.status, query.progress);
      const rows = system.places().map(({ learnerId, courseId, email, completionStatus, progress }) => {
        const links = steps.map(([status, value, label]) => {
          const address = new URLSearchParams({
            learner: learnerId,
            course: courseId,
            status,
            progress: String(value),
          });
          return `<a href="?${escapeHtml(address.toString())}">${label}</a>`;
        });
        return `<li><b>${escapeHtml(email)}</b>, ${escapeHtml(courseId)}: ${completionStatus}, ${progress}\u00a0%. ${links.join(' · ')}</li>`;
      });
      const list = rows.length ? `<ol>${rows.join('')}</ol>` : '<p>На курсы пока никто не записан.</p>';
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
            `<title>Система онлайн-курсов</title><h1>Система онлайн-курсов</h1>${list}</html>`,
        );
    },
  );
};
