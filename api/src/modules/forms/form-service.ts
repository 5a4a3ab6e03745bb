import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import { requestSubjects } from '@site/contracts/form-request-lists';
import type { SentRequest } from '@site/contracts/form-requests';
import type { FormRequest } from '@site/contracts/blocks';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import { toE164 } from '@site/kernel/phone';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { codeOf, requestNumber } from './form-fields.ts';
import type { FormLetters } from './form-letters.ts';
import { FormRepository } from './form-repository.ts';
import type { FormCode, FormRequestRow } from '../../tables/form-tables.ts';

type Dependencies = {
  db: Db;
  consents: ConsentService;
  partners: Pick<PartnerService, 'contactOf'>;
  site: SiteService;
  letters: FormLetters;
  now: () => Date;
};

type Sender = { userId: string | null; address: string };

/** 144 random bits: the code is the only protection of a request's page. */
const makeCode = () => randomBytes(18).toString('base64url');

/** Whether `contact` is the phone or the e-mail of the request, in any notation. */
function isOf({ fields: { phone, email } }: FormRequestRow, contact: string): boolean {
  if (contact.includes('@')) return email?.toLowerCase() === contact.toLowerCase();
  return toE164(contact) === phone;
}

/** Requests as shown to their authors. */
export class FormService {
  private readonly repository: FormRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new FormRepository(deps.db);
  }

  /**
   * Stores a request with the version and hash of the consent text, which the law requires as proof. Returns the number and
   * the address of the request's page.
   */
  async accept(
    sent_as: FormCode,
    { consent: _given, ...fields }: FormRequest | CustomEventRequest,
    { userId, address }: Sender,
  ): Promise<{ number: string; url: string }> {
    const { db, partners, site, letters, now } = this.deps;
    const form_code = codeOf(sent_as, fields);
    const [agreed, recipient] = await Promise.all([
      this.agreedTo(form_code),
      form_code === 'partner-contact' && 'page' in fields ? partners.contactOf(fields.page) : null,
    ]);
    const row = await db.transaction(async (tx) => {
      const requests = new FormRepository(tx);
      const added = await requests.add({
        ...{ form_code, fields, address },
        code: makeCode(),
        user_id: userId,
        consent_version: agreed.version,
        consent_hash: agreed.hash,
        created_at: now(),
      });
      await requests.addEvent({ request_id: added.id, state: 'new', created_at: now() });
      return added;
    });
    await letters.taken(row, (await site.current()).data.contacts.email, recipient);
    return { number: requestNumber(row.id), url: paths.request(row.code) };
  }

  async byCode(code: string): Promise<SentRequest> {
    const row = await this.repository.byCode(code);
    if (!row) throw problems.notFound();
    return this.view(row);
  }

  /** Returns null both for an unknown number and for another contact, because numbers are sequential. */
  async addressOf(number: number, contact: string): Promise<string | null> {
    const row = await this.repository.byId(number);
    return row && isOf(row, contact) ? paths.request(row.code) : null;
  }

  async view({ id, form_code, state, created_at, fields }: FormRequestRow): Promise<SentRequest> {
    const events = await this.repository.events(id);
    return {
      ...{ number: requestNumber(id), form_code, state },
      subject: requestSubjects[form_code],
      created_at: created_at.toISOString(),
      comment: fields.comment ?? '',
      history: events.map((event) => ({
        at: event.created_at.toISOString(),
        state: event.state,
        text: event.text,
      })),
    };
  }

  /** Version and hash of the consent: the text beside the box or the linked document. */
  private async agreedTo(code: FormCode): Promise<{ version: string; hash: string }> {
    const { consents, site } = this.deps;
    if (code === 'partner-contact') return consents.agreedTo('partner_contact');
    const { consent_version: version = '', consent_feedback: text = '' } = (await site.current()).data.texts;
    return { version, hash: createHash('sha256').update(text).digest('hex') };
  }
}
