import type { ContentDocument } from '@site/contracts/content-documents';
import type { Db } from '../../../db/database.ts';

/** Access to the table from which the site reads documents of one kind. */
export type LiveKind<Document extends ContentDocument> = {
  all(db: Db): Promise<Document[]>;
  show(db: Db, document: Document): Promise<void>;
  hide(db: Db, address: string): Promise<void>;
};
