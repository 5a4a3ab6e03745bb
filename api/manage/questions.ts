import type { ManagedQuestion } from '@site/contracts/manage-questions';
import { formatPrice } from '@site/kernel/money';
import { call } from './client.ts';
import { formatDecisions, formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const question = nounOf('questions', 'questions about orders, returns and products');

question('list', 'list open questions, oldest first', { isDefault: true })
  .option('--all', 'include answered ones')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const query = { page, all: all ? 'true' : undefined } as const;
    const found = await call('GET /manage/questions/', { query });
    const { total } = await call('GET /manage/product-questions/', { query: {} });
    const more = total ? `\nOpen questions about products: ${total} (manage questions products)` : '';
    print(
      json,
      found,
      formatList(found, ({ number, created_at, kind, state, order_number, buyer, text }) => [
        String(number),
        moment(created_at),
        kind,
        state,
        `order ${order_number}`,
        `${buyer}: ${text}`,
      ]) + more,
    );
  });

question('show <number>', 'show a question').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/questions/{number}/', { params: { number } });
  print(json, found, described(found));
});

question('answer <number> <text>', 'answer a question and e-mail the buyer').action(
  async (number: string, text: string, { json }: Options) => {
    const found = await call('POST /manage/questions/{number}/answer/', { params: { number }, body: { text } });
    print(json, found, described(found));
  },
);

for (const [name, accept] of [
  ['accept', true],
  ['refuse', false],
] as const)
  question(`${name} <number>`, `${name} a return and e-mail the buyer`)
    .option('--text <text>', accept ? 'text for the buyer' : 'reason, for the buyer')
    .action(async (number: string, { json, text }: Options & { text?: string }) => {
      const body = { text, accept };
      const found = await call('POST /manage/questions/{number}/answer/', { params: { number }, body });
      print(json, found, described(found));
    });

question('products', 'list open questions about products, oldest first')
  .option('--all', 'include answered ones')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const query = { page, all: all ? 'true' : undefined };
    const found = await call('GET /manage/product-questions/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, asked_at, published, answer, article, author, text }) => [
        String(id),
        moment(asked_at),
        answer === null ? 'open' : published ? 'published' : 'answered',
        article,
        `${author}: ${text}`,
      ]),
    );
  });

question(
  'publish <id> <text>',
  'answer a question about a product, e-mail its author, and publish it with the author’s consent',
).action(async (id: string, text: string, { json }: Options) => {
  const found = await call('POST /manage/product-questions/{id}/publish/', { params: { id }, body: { text } });
  print(
    json,
    found,
    `${found.article} ${found.product}: ${found.text}\nAnswer: ${found.answer}\n${found.published ? `Published at ${found.url}` : 'Sent by e-mail only: the author has not consented to publication'}`,
  );
});

const described = (found: ManagedQuestion): string =>
  [
    `${found.kind} ${found.number} of ${moment(found.created_at)}, order ${found.order_number}: ${found.state_label}`,
    `${found.buyer}, ${found.phone}, ${found.email}`,
    found.text,
    ...found.lines.map(
      ({ article, name, qty, unit, sum }) => `  ${article} ${name}: ${qty} ${unit}, ${formatPrice(sum)}`,
    ),
    ...(found.answer ? [`Answer: ${found.answer}`] : []),
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');

question('faq', 'list FAQ entries with their votes, least helpful first')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & { page?: string }) => {
    const found = await call('GET /manage/faq/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, yes, no, group, question: text }) => [
        String(id),
        `${yes} yes`,
        `${no} no`,
        group,
        text,
      ]),
    );
  });
