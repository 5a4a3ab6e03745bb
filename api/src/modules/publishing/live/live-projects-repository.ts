import { nameOf, type ProjectDocument } from '@site/contracts/content-documents';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { projects } from '../../../tables/project-tables.ts';
import { toProjectDocument, toProjectRow } from '../document-rows.ts';

export async function allProjects(db: Db): Promise<ProjectDocument[]> {
  return (await db.select().from(projects).orderBy(asc(projects.id))).map(toProjectDocument);
}

export async function showProject(db: Db, document: ProjectDocument): Promise<void> {
  const row = toProjectRow(document);
  await db.insert(projects).values(row).onConflictDoUpdate({ target: projects.slug, set: row });
}

export async function hideProject(db: Db, address: string): Promise<void> {
  await db.delete(projects).where(eq(projects.slug, nameOf(address)));
}
