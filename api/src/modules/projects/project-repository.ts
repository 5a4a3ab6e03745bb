import type { ProjectFilter, ProjectTown } from '@site/contracts/projects';
import { and, arrayOverlaps, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { towns } from '../../tables/partner-tables.ts';
import { projects } from '../../tables/project-tables.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type Narrowing = Partial<Record<ProjectFilter, string | undefined>>;

const values = {
  direction: sql<string>`unnest(${projects.directions})`,
  type: sql<string>`${projects.object_type}`,
  city: sql<string>`${projects.city}`,
  year: sql<string>`${projects.year}::text`,
};

const where = ({ direction, type, city, year }: Narrowing) =>
  and(
    direction ? arrayOverlaps(projects.directions, [direction]) : undefined,
    type ? eq(projects.object_type, type) : undefined,
    city ? eq(projects.city, city) : undefined,
    year ? eq(projects.year, Number(year)) : undefined,
  );

const newest = [desc(projects.year), desc(projects.id)];

export class ProjectRepository {
  constructor(private readonly db: Db) {}

  list(limit: number, except?: string): Promise<ProjectRow[]> {
    return this.db
      .select()
      .from(projects)
      .where(except ? ne(projects.slug, except) : undefined)
      .orderBy(...newest)
      .limit(limit);
  }

  ofPartner(partner: string, limit: number): Promise<ProjectRow[]> {
    return this.db
      .select()
      .from(projects)
      .where(eq(projects.partner, partner))
      .orderBy(...newest)
      .limit(limit);
  }

  narrowed(narrowing: Narrowing, limit: number, offset: number): Promise<ProjectRow[]> {
    return this.db
      .select()
      .from(projects)
      .where(where(narrowing))
      .orderBy(...newest)
      .limit(limit)
      .offset(offset);
  }

  count(narrowing: Narrowing) {
    return this.db.$count(projects, where(narrowing));
  }

  /** Counts projects by town. Towns missing from the list have no coordinates. */
  async towns(narrowing: Narrowing): Promise<ProjectTown[]> {
    const rows = await this.db
      .select({ name: projects.city, longitude: towns.longitude, latitude: towns.latitude, count: count() })
      .from(projects)
      .leftJoin(towns, eq(towns.name, projects.city))
      .where(where(narrowing))
      .groupBy(projects.city, towns.longitude, towns.latitude);
    return rows.map(({ longitude, latitude, ...town }) => ({
      ...town,
      coords: longitude === null || latitude === null ? null : [longitude, latitude],
    }));
  }

  async options(filter: ProjectFilter): Promise<string[]> {
    const rows = await this.db.selectDistinct({ value: values[filter] }).from(projects);
    return rows.map(({ value }) => value);
  }

  async find(slug: string): Promise<ProjectRow | undefined> {
    const [row] = await this.db.select().from(projects).where(eq(projects.slug, slug));
    return row;
  }
}
