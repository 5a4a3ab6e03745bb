import { nameOf, type ProjectDocument } from '@site/contracts/content-documents';
import { asc, eq } from 'drizzle-orm';
import { projects } from '../../../tables/project-tables.ts';
import { toProjectDocument, toProjectRow } from '../document-rows.ts';
import type { LiveKind } from './live-kind.ts';

export const liveProjects: LiveKind<ProjectDocument> = {
  all: async (db) => (await db.select().from(projects).orderBy(asc(projects.id))).map(toProjectDocument),
  async show(db, document) {
    const row = toProjectRow(document);
    await db.insert(projects).values(row).onConflictDoUpdate({ target: projects.slug, set: row });
  },
  async hide(db, address) {
    await db.delete(projects).where(eq(projects.slug, nameOf(address)));
  },
};
