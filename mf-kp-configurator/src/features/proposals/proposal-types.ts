/** Filters of the list of proposals, in the order of a proposal's life; `all` leaves out the archive. */
export const proposalTypes = [
  { type: 'all', label: 'Все' },
  { type: 'draft', label: 'Черновики' },
  { type: 'moderation', label: 'На\u00a0согласовании' },
  { type: 'approved', label: 'Согласованы' },
  { type: 'sent', label: 'Отправлены клиенту' },
  { type: 'viewed', label: 'Просмотрены' },
  { type: 'accepted', label: 'Приняты' },
  { type: 'rejected', label: 'Отклонены' },
  { type: 'expired', label: 'Просрочены' },
  { type: 'ordered', label: 'В\u00a0заказе' },
  { type: 'archive', label: 'Архив' },
] as const;

export type ProposalType = (typeof proposalTypes)[number]['type'];

/** An unknown filter in the address is as good as none. */
export const readProposalType = (asked: string | null): ProposalType =>
  proposalTypes.find(({ type }) => type === asked)?.type ?? 'all';
