import { isDeepStrictEqual } from 'node:util';
import type { ManagedGroup, MissingPart, SiteGroup } from '@site/contracts/manage-site';
import { siteFieldNames, type SiteGroupName } from '@site/contracts/site-groups';
import type { Db } from '../../db/database.ts';
import { missingParts } from '../../db/missing-content.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { nextConsentVersion } from './consent-version.ts';
import { groupMistakes, tidyGroup } from './site-group-checks.ts';
import { readGroups, type SiteRow, toRows, withRevision } from './site-groups.ts';
import { SiteRepository } from './site-repository.ts';
import type { SiteService } from './site-service.ts';

type GroupDeps = { db: Db; site: SiteService; decisions: DecisionService; now: () => Date };

const NOUN = 'settings';
const LONGEST = 60;

const editedMeanwhile = (revision: string, author: string | undefined) =>
  new ProblemError(
    409,
    'edited_meanwhile',
    `Пока вы\u00a0заполняли форму, эти данные изменил кто-то ещё${author ? `: ${author}` : ''}`,
    { data: { revision } },
  );

type FieldValue = string | number | boolean | null | (string | { label: string })[];

const itemWords = (item: string | { label: string }) => (typeof item === 'string' ? item : item.label);

function words(value: FieldValue): string {
  if (value === '' || value === null) return 'пусто';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value)) return words(value.map(itemWords).join(', '));
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Old and new values of the changed fields. */
function describeChange(before: SiteGroup, after: SiteGroup): string {
  const old = before as Record<string, FieldValue>;
  return Object.entries<FieldValue>(after)
    .filter(([name, value]) => name !== 'revision' && !isDeepStrictEqual(old[name], value))
    .map(([name, value]) => {
      const title = siteFieldNames[name as keyof typeof siteFieldNames];
      return words(old[name]!) === words(value) ? title : `${title}: ${words(old[name]!)} → ${words(value)}`;
    })
    .join('; ');
}

/** Groups of the site's values, for the back office. */
export class SiteGroupService {
  constructor(private readonly deps: GroupDeps) {}

  missing(): Promise<MissingPart[]> {
    return missingParts(this.deps.db);
  }

  async show(group: SiteGroupName): Promise<ManagedGroup> {
    const rows = (await new SiteRepository(this.deps.db).values()) as SiteRow[];
    return {
      values: withRevision(readGroups(rows)[group]),
      decisions: await this.deps.decisions.about(NOUN, group),
    };
  }

  /** Changes all values of a group or none. */
  async change(given: SiteGroup, author: string): Promise<ManagedGroup & { changed: boolean }> {
    const { db, site, decisions, now } = this.deps;
    const { group } = given;
    const [last] = await decisions.about(NOUN, group);
    const changed = await db.transaction(async (tx) => {
      const repository = new SiteRepository(tx);
      await repository.lock();
      const rows = (await repository.values()) as SiteRow[];
      const groups = readGroups(rows);
      const before = withRevision(groups[group]);
      if (given.revision !== before.revision) throw editedMeanwhile(before.revision, last?.author);
      const mistakes = groupMistakes(given, groups.requisites.inn !== '');
      if (Object.keys(mistakes).length) throw problems.invalid(mistakes, siteFieldNames);
      const after = tidyGroup(given);
      const text = describeChange(before, after);
      if (!text) return false;
      for (const { section, key, value } of [...toRows(after), ...this.consentRow(before, after, rows, now())])
        await (value === '' || value === null
          ? repository.removeValue(section, key)
          : repository.setValue(section, key, value));
      await decisions.record(tx, { author, noun: NOUN, subject: group, action: 'change', text });
      return true;
    });
    if (changed) site.current.forget();
    return { changed, ...(await this.show(group)) };
  }

  private consentRow(before: SiteGroup, after: SiteGroup, rows: SiteRow[], now: Date): SiteRow[] {
    if (before.group !== 'texts' || after.group !== 'texts' || before.consent_feedback === after.consent_feedback)
      return [];
    const texts = Object.fromEntries(
      rows.filter((row) => row.section === 'texts').map(({ key, value }) => [key, value]),
    );
    const { consent_version } = nextConsentVersion(texts as Record<string, string>, now);
    return [{ section: 'texts', key: 'consent_version', value: consent_version }];
  }
}
