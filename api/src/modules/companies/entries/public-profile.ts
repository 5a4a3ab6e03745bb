import type { BranchContent, OfficeContent, ProjectContent } from '@site/contracts/company-profile';
import type { Picture } from '@site/contracts/picture';
import type { Db } from '../../../db/database.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { createPublicPeople, type PublicPerson } from '../members/public-people.ts';
import { type Contents, type EntryKind, picturesIn } from './entry-kinds.ts';
import { createEntryRepository } from './entry-repository.ts';

type Published<C> = { id: string; content: C; pictures: Picture[] };
export type PublicProfile = {
  office: Published<OfficeContent> | null;
  /** The manager is null unless publicly visible. */
  branches: (Published<BranchContent> & { manager: PublicPerson | null })[];
  projects: Published<ProjectContent>[];
  people: PublicPerson[];
};

type Dependencies = { db: Db; files: CompanyFiles; consents: ConsentService };

/** The public content of a company: approved and not hidden. */
export function createPublicProfiles({ db, files, consents }: Dependencies) {
  const repository = createEntryRepository(db);
  const publicPeople = createPublicPeople({ db, files, consents });

  async function published<K extends EntryKind>(companyId: number, kind: K): Promise<Published<Contents[K]>[]> {
    const entries = (await repository.list(companyId, kind)).filter((entry) => entry.published && !entry.is_hidden);
    return Promise.all(
      entries.map(async (entry) => {
        const content = entry.published as Contents[K];
        const alt = 'title' in content ? content.title : 'brand_name' in content ? content.brand_name : content.name;
        const pictures = await files.pictures(companyId, picturesIn(content), alt);
        return { id: entry.id, content, pictures: pictures.map(({ picture }) => picture) };
      }),
    );
  }

  return async (companyId: number): Promise<PublicProfile> => {
    const [[office = null], branches, projects, people] = await Promise.all([
      published(companyId, 'office'),
      published(companyId, 'branch'),
      published(companyId, 'project'),
      publicPeople(companyId),
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
  };
}

export type PublicProfiles = ReturnType<typeof createPublicProfiles>;
