import type { GateKitPageData, GateKitQuery } from '@site/contracts/gate-kit';
import type { Gate } from '@site/contracts/gate-kit-answers';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { unitPrice } from '@site/kernel/sums';
import { readNumber } from '@site/kernel/typed-numbers';
import { type Memo, memoize } from '../../db/memo.ts';
import { toCard } from '../catalog/product-card.ts';
import { displayedPrice } from '../pricing/pricing-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { type Drive, readDrives } from './assortment.ts';
import { chooseKit, limitsOf } from './choose-kit.ts';
import type { GateKitRepository } from './gate-kit-repository.ts';

type Deps = { repository: GateKitRepository; seo: SeoBuilder; now: () => Date };

/** The same for all visitors; prices are not in it. */
const MAX_STALENESS = 5_000;
/** Beyond these no gates exist. */
const MOST = { weight: 100_000, size: 100 };

function mistakeIn(text: string, most: number, example: string): string | undefined {
  if (text.trim() === '') return undefined;
  const number = readNumber(text);
  return number !== null && number > 0 && number <= most ? undefined : `Введите число больше нуля, например ${example}`;
}

export class GateKitPage {
  private readonly drives: Record<Gate, Memo<Drive[]>>;

  constructor(private readonly deps: Deps) {
    const { repository, now } = deps;
    const read = (gate: Gate) => memoize(MAX_STALENESS, now, () => readDrives(repository, gate));
    this.drives = { sliding: read('sliding'), swing: read('swing') };
  }

  async page(answers: GateKitQuery, visitor: Visitor): Promise<PageResponse> {
    return {
      seo: this.deps.seo.build({
        title: 'Подбор автоматики для ворот: комплект за четыре вопроса',
        description:
          'Вес и\u00a0длина створки, климат и\u00a0число открываний: подберём привод, рейку, фотоэлементы и\u00a0пульты и\u00a0сравним с\u00a0соседними моделями.',
        h1: 'Подберите за\u00a0четыре вопроса',
        path: paths.gateKit(),
        crumbs: [
          { name: 'Каталог', url: paths.catalog() },
          { name: 'Подбор', url: paths.gateKit() },
        ],
      }),
      content: [],
      pagedata: await this.pageData(answers, visitor),
    };
  }

  private async pageData(answers: GateKitQuery, visitor: Visitor): Promise<GateKitPageData> {
    const { gate, climate, traffic } = answers;
    const drives = await this.drives[gate]();
    const errors = {
      weight: mistakeIn(answers.weight, MOST.weight, '400'),
      size: mistakeIn(answers.size, MOST.size, '4,5'),
    };
    const [weight, size] = [readNumber(answers.weight), readNumber(answers.size)];
    const isAnswered = weight !== null && size !== null && !errors.weight && !errors.size;
    return {
      kind: 'gate-kit',
      answers,
      errors,
      limits: limitsOf(drives, gate),
      result: isAnswered
        ? chooseKit(
            drives,
            { gate, weight, size, climate, traffic },
            ({ card }) => unitPrice(displayedPrice(card, visitor)),
            ({ part, qty }, sum) => ({ product: toCard(part.card, visitor), qty, sum }),
          )
        : null,
    };
  }
}
