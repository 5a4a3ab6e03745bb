import type { ContentDocument } from '@site/contracts/content-documents';
import type { Db } from '../../../db/database.ts';

/** How documents of a kind stand in the table that the site reads. */
export type LiveKind<Document extends ContentDocument> = {
  all(db: Db): Promise<Document[]>;
  show(db: Db, document: Document): Promise<void>;
  hide(db: Db, address: string): Promise<void>;
};
