import type { CustomerReply, ListedProposal } from '@site/contracts/proposals';
import { formatDateShort, formatTime } from '@site/kernel/dates';
import { formatPhone, telHref } from '@site/kernel/phone';
import { TextLink } from '@site/ui/link';
import css from './customer-facts.module.css';

const words: Record<CustomerReply['kind'], string> = {
  accepted: 'Принял',
  rejected: 'Отклонил',
  question: 'Вопрос',
};

const moment = (at: string) => `${formatDateShort(at)} в\u00a0${formatTime(at)}`;

export function CustomerFacts({ proposal: { version, viewed_at, replies } }: { proposal: ListedProposal }) {
  if (!viewed_at && replies.length === 0) return null;
  return (
    <ul className={css.facts} aria-label="Ответ клиента">
      {replies.map((reply) => (
        <li key={reply.at + reply.kind} className={css[reply.kind]}>
          <span className={css.what}>{words[reply.kind]}</span>{' '}
          <span className={css.when}>
            {moment(reply.at) + (reply.version === version ? '' : `, версия\u00a0${reply.version}`)}
          </span>
          {reply.name && (
            <span>
              {reply.name}
              {reply.phone && (
                <span>
                  , <TextLink href={telHref(reply.phone)}>{formatPhone(reply.phone)}</TextLink>
                </span>
              )}
            </span>
          )}
          {reply.line && <span className={css.line}>{reply.line}</span>}
          {reply.text && <span className={css.text}>{reply.text}</span>}
        </li>
      ))}
      {viewed_at && (
        <li>
          <span className={css.what}>Открыл</span> <span className={css.when}>{moment(viewed_at)}</span>
        </li>
      )}
    </ul>
  );
}
