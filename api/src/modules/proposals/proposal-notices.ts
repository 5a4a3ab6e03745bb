import type { CustomerReply } from '@site/contracts/proposals';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand/brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { FoundProposal } from './proposal-repository.ts';
import { numberOf, slugOf } from './proposal-view.ts';

type Dependencies = {
  mail: MailGateway;
  bell: NoticeService;
  host: string;
  /** Called when an e-mail fails. The action itself is not rolled back. */
  failed: (error: unknown) => void;
};
type Message = {
  outcome: string;
  text: string;
  /** The text of the e-mail; empty where `text` is typed by a customer. */
  emailed?: string;
  url: string;
};
type Reply = Pick<CustomerReply, 'kind' | 'name' | 'phone' | 'text' | 'line'>;

const outcomes: Record<Reply['kind'], string> = {
  accepted: 'клиент принял предложение',
  rejected: 'клиент отклонил предложение',
  question: 'вопрос клиента',
};

/** Link to the list filtered by the number, independent of the version. */
const inList = ({ year, number }: FoundProposal['row']) =>
  paths.proposalList({ type: 'all', search: numberOf({ year, number, version: 1 }) });

function replyText({ name, phone, text, line }: Reply): string {
  const who = [name, phone && formatPhone(phone)].filter(Boolean).join(', ');
  return [who, line && `Строка: ${line}`, text].filter(Boolean).join('. ');
}

/**
 * Notifies the author of decisions and replies by e-mail and in the header's notices. The e-mail address is unconfirmed,
 * so the e-mail repeats neither the customer's reply nor the author's input.
 */
export class ProposalNotices {
  constructor(private readonly deps: Dependencies) {}

  approved(proposal: FoundProposal) {
    return this.notify(proposal, {
      outcome: 'предложение согласовано',
      text: 'Цены зафиксированы, предложение можно отправлять клиенту.',
      url: paths.proposal(slugOf(proposal.row)),
    });
  }

  returned(proposal: FoundProposal, comment: string) {
    return this.notify(proposal, {
      outcome: 'предложение возвращено на\u00a0доработку',
      text: `Комментарий менеджера: ${comment}`,
      url: paths.proposal(slugOf(proposal.row)),
    });
  }

  replied(proposal: FoundProposal, reply: Reply) {
    return this.notify(proposal, {
      outcome: outcomes[reply.kind],
      text: replyText(reply),
      emailed: '',
      url: inList(proposal.row),
    });
  }

  private async notify({ row, author }: FoundProposal, { outcome, text, emailed = text, url }: Message) {
    const { mail, bell, host, failed } = this.deps;
    const title = `${numberOf(row)}: ${outcome}`;
    await bell.tell([author.id], { title, text, url });
    if (!author.email) return;
    const body = ['Здравствуйте!', `${title}.`, emailed, `Подробности: ${host}${url}`, BRAND];
    const email = { to: author.email, subject: title, text: body.filter(Boolean).join('\n\n') };
    await mail.send(email).catch(failed);
  }
}
