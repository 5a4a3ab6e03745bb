import { ceilDiv } from '../../money.ts';
import { equipment } from '../equipment.ts';
import type { Facts } from '../facts.ts';
import type { Demand, RuleGroup } from '../rule-group.ts';
import { settings } from '../settings.ts';
import { fiscalDevices } from './r13-r16-payment.ts';

const withReserve = (percent: number) => 100 + percent;

const visitsOfSupply = ({ onetime, structure }: Facts) => onetime * settings.daysPerMonth * structure.supply_months;

const ticketPacks = (facts: Facts): number =>
  facts.structure.one_time_media === 'ticket'
    ? ceilDiv(visitsOfSupply(facts) * withReserve(settings.ticketReservePercent), 100 * settings.ticketsPerPack)
    : 0;

const receiptRolls = (facts: Facts): number =>
  fiscalDevices(facts) > 0
    ? ceilDiv(visitsOfSupply(facts) * facts.structure.paid_share, 100 * settings.receiptsPerRoll)
    : 0;

const credentialPacks = ({ structure }: Facts, media: 'rfid' | 'uhf', packSize: number): number =>
  structure.permanent_media.includes(media)
    ? ceilDiv(structure.permanent_clients * withReserve(settings.credentialReservePercent), 100 * packSize)
    : 0;

const supply = (rule: 'R26' | 'R27' | 'R28', article: string, qty: number, text: string): Demand => ({
  rules: [rule],
  step: 'marking-materials',
  article,
  qty,
  text,
  firmness: 'free',
});

export const consumables: RuleGroup = {
  rules: ['R26', 'R27', 'R28'],
  demands: (facts) => {
    const { supply_months } = facts.structure;
    return [
      supply(
        'R26',
        equipment.tickets,
        ticketPacks(facts),
        `Билеты на\u00a0${supply_months}\u00a0мес. с\u00a0запасом ${settings.ticketReservePercent}\u00a0%`,
      ),
      supply(
        'R27',
        equipment.receiptRoll,
        receiptRolls(facts),
        `Чеки оплаченных визитов за\u00a0${supply_months}\u00a0мес.`,
      ),
      supply(
        'R28',
        equipment.cards,
        credentialPacks(facts, 'rfid', settings.cardsPerPack),
        `Карты постоянных клиентов с\u00a0запасом ${settings.credentialReservePercent}\u00a0%`,
      ),
      supply(
        'R28',
        equipment.tags,
        credentialPacks(facts, 'uhf', settings.tagsPerPack),
        `Метки постоянных клиентов с\u00a0запасом ${settings.credentialReservePercent}\u00a0%`,
      ),
    ];
  },
};
