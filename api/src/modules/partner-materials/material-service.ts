import { directions } from '@site/contracts/company-lists';
import { materialKinds, type MaterialsPageData, type MaterialsQuery } from '@site/contracts/partner-materials';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { DrawingService } from '../media/drawing-service.ts';
import type { Pictures } from '../media/pictures.ts';
import type { Videos } from '../media/videos.ts';
import { requirePermission } from '../session/permission.ts';
import { mayDo, type Visitor } from '../session/visitor.ts';
import { createMaterialFiles } from './material-files.ts';
import { createMaterialRepository } from './material-repository.ts';

type Dependencies = {
  db: Db;
  drawings: DrawingService;
  documents: DocumentService;
  pictures: Pictures;
  videos: Videos;
  dataDir: string;
  log: FastifyBaseLogger;
};

/** Sales and advertising materials for partners. */
export function createMaterialService({ db, ...sources }: Dependencies) {
  const repository = createMaterialRepository(db);
  const files = createMaterialFiles(sources);

  return {
    async list(visitor: Visitor, query: MaterialsQuery): Promise<Omit<MaterialsPageData, 'kind'>> {
      requirePermission(visitor, 'partner.materials');
      if (!mayDo(visitor, 'partner.files')) return { open: false, query, items: [], kinds: [], directions: [] };
      const all = await repository.list();
      const shown = all.filter(
        ({ kind, direction }) =>
          (!query.kind || kind === query.kind) && (!query.direction || !direction || direction === query.direction),
      );
      const items = shown.map(async (row) => {
        const { id, kind, direction, title } = row;
        return { id, kind, direction, title, facts: await files.facts(row), preview: await files.preview(row) };
      });
      return {
        open: true,
        query,
        items: await Promise.all(items),
        // Offer only filters with at least one file.
        kinds: materialKinds.filter((kind) => all.some((row) => row.kind === kind)),
        directions: directions.filter((direction) => all.some((row) => row.direction === direction)),
      };
    },

    async open(visitor: Visitor, id: number) {
      requirePermission(visitor, 'partner.files');
      const row = await repository.find(id);
      const file = row && (await files.open(row));
      if (!file) throw problems.notFound();
      return file;
    },
  };
}

export type MaterialService = ReturnType<typeof createMaterialService>;
