import { z } from 'zod';
import { helpTopics } from './company-lists.ts';
import { digits, FILL_IN, option, TOO_LONG } from './fields.ts';
import { MAX_TICKET_FILES } from './limits.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';
import { UploadedFile, UploadedFileResponse } from './uploaded-file.ts';

/** A support request about the company profile, and the manufacturer's reply. */
export const Ticket = z.object({
  number: z.int(),
  topic: z.enum(helpTopics),
  message: z.string(),
  files: z.array(UploadedFile),
  created_at: z.iso.datetime(),
  /** Empty until the manufacturer replies. */
  answer: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

export const HelpPageData = z.object({
  kind: z.literal('company-help'),
  /** The visitor's own, newest first. */
  tickets: z.array(Ticket),
});

export const HelpRequest = z.object({
  topic: option(helpTopics),
  message: z.string().trim().min(1, FILL_IN).max(3000, TOO_LONG),
  files: z.array(z.uuid()).max(MAX_TICKET_FILES).default([]),
});
export type HelpRequest = z.infer<typeof HelpRequest>;

export const ManagedTicket = Ticket.extend({
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  decisions: z.array(Decision),
});
export type ManagedTicket = z.infer<typeof ManagedTicket>;
const ManagedTicketRow = ManagedTicket.omit({ decisions: true });
export type ManagedTicketRow = z.infer<typeof ManagedTicketRow>;

const OneTicket = z.object({ number: digits(z.number().int().positive().max(2_000_000_000)) });
const TicketFile = OneTicket.extend({ file: z.uuid() });

export const ticketEndpoints = {
  'POST /account/profile/help': {
    summary: 'Submits a support request about the company’s profile',
    body: HelpRequest,
    answer: z.object({ status: z.literal('ok'), ticket: Ticket }),
  },
  'POST /account/profile/help/files/': {
    summary: 'Uploads a file for an unsent ticket',
    form: z.object({ file: z.file() }),
    answer: UploadedFileResponse,
  },
  'GET /account/profile/help/{number}/files/{file}': {
    summary: 'A file of the visitor’s own ticket',
    params: TicketFile,
    file: 'application/octet-stream',
  },
} as const;

export const manageTicketEndpoints = inArea('tickets', {
  'GET /manage/tickets/': {
    summary: 'Support requests about company profiles; open ones first, oldest at the top',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedTicketRow),
  },
  'GET /manage/tickets/{number}/': { summary: 'One ticket', params: OneTicket, answer: ManagedTicket },
  'GET /manage/tickets/{number}/files/{file}': {
    summary: 'A file attached to a ticket',
    params: TicketFile,
    file: 'application/octet-stream',
  },
  'POST /manage/tickets/{number}/answer/': {
    summary: 'Answers a ticket; its author gets an e-mail and a notice',
    params: OneTicket,
    body: z.object({ text: z.string().trim().min(1, FILL_IN).max(3000, TOO_LONG) }),
    answer: ManagedTicket,
  },
} as const);

/** Names of the fields as shown to visitors. */
export const ticketFieldNames = {
  message: 'Сообщение',
  topic: 'Тема',
};
