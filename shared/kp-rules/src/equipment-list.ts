import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { equipment } from './v1/equipment.ts';
import { currentVersion, rulesOf } from './versions.ts';

const { licence, commissioning, training } = equipment;
/** Goods that are not devices: licences and works. */
const intangible = new Set<string>([...Object.values(licence), ...Object.values(commissioning), training]);

/** Returns the devices of a car park with their quantities by the current rules: no licences, works and consumables. */
export function equipmentList(configuration: ProposalConfiguration): { article: string; qty: number }[] {
  const { lines } = rulesOf(currentVersion).calculate(configuration, { catalogue: {}, own: [] });
  return lines.flatMap(({ article, qty, step }) =>
    article !== null && qty > 0 && step !== 'marking-materials' && !intangible.has(article) ? [{ article, qty }] : [],
  );
}
