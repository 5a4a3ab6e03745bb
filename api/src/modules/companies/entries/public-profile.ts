import type { Db } from '../../../db/database.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { CompanyProfile, Published } from '../../partners/company-profile.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { publicPeople } from '../members/public-people.ts';
import { type Contents, type EntryKind, picturesIn } from './entry-kinds.ts';
import { EntryRepository } from './entry-repository.ts';

type Dependencies = { db: Db; files: CompanyFiles; consents: ConsentService };

export type PublicProfiles = (companyId: number) => Promise<CompanyProfile>;

/** The public content of a company: approved and not hidden. */
export async function publicProfile(deps: Dependencies, companyId: number): Promise<CompanyProfile> {
  const [[office = null], branches, projects, people] = await Promise.all([
    published(deps, companyId, 'office'),
    published(deps, companyId, 'branch'),
    published(deps, companyId, 'project'),
    publicPeople(deps, companyId),
  ]);
  return {
    office,
    branches: branches.map((branch) => ({
      ...branch,
      manager: people.find(({ id }) => id === branch.content.manager_id) ?? null,
    })),
    projects,
    people,
  };
}

async function published<K extends EntryKind>(
  { db, files }: Dependencies,
  companyId: number,
  kind: K,
): Promise<Published<Contents[K]>[]> {
  const entries = await new EntryRepository(db).list(companyId, kind);
  return Promise.all(
    entries
      .filter((entry) => entry.published && !entry.is_hidden)
      .map(async (entry) => {
        const content = entry.published as Contents[K];
        const alt = 'title' in content ? content.title : 'brand_name' in content ? content.brand_name : content.name;
        const pictures = await files.pictures(companyId, picturesIn(content), alt);
        return { id: entry.id, content, pictures: pictures.map(({ picture }) => picture) };
      }),
  );
}
