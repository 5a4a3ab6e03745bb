import type { ApprovalReason, ProposalStatus } from '@site/contracts/proposal-statuses';
import { ProblemError } from '../../errors.ts';
import type { ProposalRow } from '../../tables/proposal-tables.ts';

/** Messages for an action that the current status forbids. */
const standings: Record<ProposalStatus, string> = {
  draft: 'Это ещё черновик',
  moderation: 'Предложение на\u00a0согласовании: дождитесь решения менеджера',
  approved: 'Предложение согласовано: чтобы изменить его, создайте новую версию',
  sent: 'Предложение отправлено клиенту: чтобы изменить его, создайте новую версию',
  viewed: 'Клиент уже открыл предложение: чтобы изменить его, создайте новую версию',
  accepted: 'Клиент принял предложение: изменить его нельзя',
  rejected: 'Клиент отклонил предложение: чтобы изменить его, создайте новую версию',
  expired: 'Срок действия предложения истёк: продлите его новой версией',
  ordered: 'По\u00a0предложению оформлен заказ: изменить его нельзя',
  archive: 'Предложение в\u00a0архиве: сначала верните его',
};

export const proposalProblems = {
  editedMeanwhile: (revision: number) =>
    new ProblemError(
      409,
      'edited_meanwhile',
      'Предложение изменили в\u00a0другой вкладке или на\u00a0другом устройстве',
      { data: { revision } },
    ),

  /** Another user or tab has taken over editing. */
  editedElsewhere: ({ id, name }: { id: string; name: string }) =>
    new ProblemError(409, 'edited_elsewhere', `Редактирует ${name}`, { data: { by: { id, name } } }),

  /** The status forbids the action, possibly after a concurrent change. */
  wrongStatus: ({ status, superseded_by }: Pick<ProposalRow, 'status' | 'superseded_by'>) =>
    new ProblemError(
      409,
      'proposal_status',
      superseded_by === null ? standings[status] : `Заменена версией ${superseded_by}: открыта только для чтения`,
      { data: { status } },
    ),

  /** The manufacturer's manager has to approve the proposal before it is sent. */
  needsApproval: (reasons: readonly ApprovalReason[]) =>
    new ProblemError(
      409,
      'proposal_approval',
      'Сначала предложение согласует менеджер: отправьте его на\u00a0согласование',
      { data: { reasons } },
    ),

  /** Shown to the customer. */
  closed: () =>
    new ProblemError(409, 'proposal_closed', 'Предложение изменилось, пока вы его читали: обновите страницу'),

  /** Shown to the seller on the customer's page. */
  own: () =>
    new ProblemError(409, 'proposal_own', 'Это предложение вашей компании: ответить на\u00a0него может только клиент'),

  demonstration: () =>
    new ProblemError(
      409,
      'proposal_demonstration',
      'Предложение без компании составлено для пробы: согласовать и\u00a0отправить его нельзя',
    ),

  incomplete: (errors: readonly string[], missing: readonly string[]) =>
    new ProblemError(
      409,
      'proposal_incomplete',
      'Предложение заполнено не\u00a0до\u00a0конца: проверьте отмеченные шаги',
      { data: { errors, missing } },
    ),
};
