import { accessFamilies, radioFamilies, safetyFamilies } from './access-radio-safety.ts';
import { barrierFamilies } from './barriers.ts';
import { bollardFamilies, turnstileFamilies } from './bollards-turnstiles.ts';
import { doorFamilies, spareFamilies } from './doors-spares.ts';
import { boardFamilies, intercomFamilies, smartFamilies } from './electronics.ts';
import type { Family } from './family.ts';
import { parkingFamilies } from './parking.ts';
import { proposalFamilies } from './proposal-items.ts';
import { slidingFamilies } from './sliding-gates.ts';
import { garageFamilies, industrialFamilies, swingFamilies } from './swing-garage-industrial.ts';

export const families: readonly Family[] = [
  ...slidingFamilies,
  ...swingFamilies,
  ...garageFamilies,
  ...industrialFamilies,
  ...barrierFamilies,
  ...bollardFamilies,
  ...turnstileFamilies,
  ...parkingFamilies,
  ...accessFamilies,
  ...radioFamilies,
  ...safetyFamilies,
  ...boardFamilies,
  ...smartFamilies,
  ...intercomFamilies,
  ...doorFamilies,
  ...spareFamilies,
  ...proposalFamilies,
];

type Offer = { required: readonly string[]; additional: readonly string[] };

/** Articles required to install a product of a top category, and common additions. */
export const accessories: Readonly<Record<string, Offer>> = {
  'sliding-gates': {
    required: ['901RG-0020', '911PH-0010'],
    additional: ['911FL-0024', '910TX-0040', '913GW-0010', '901BL-0040'],
  },
  'swing-gates': { required: ['912CB-0020', '911PH-0010'], additional: ['911FL-0024', '910TX-0040', '913GW-0010'] },
  'garage-doors': { required: ['904GR-3030'], additional: ['910TX-0020', '913GW-0005', '911PH-0010'] },
  'industrial-doors': { required: ['911SE-0015'], additional: ['911PH-0020', '911LD-0010', '910RX-0020'] },
  barriers: {
    required: ['903BM-0040', '903BF-0010', '911PH-0020'],
    additional: ['903BS-0010', '903BD-0010', '908LD-0010', '908LC-0010', '910RX-0020'],
  },
  bollards: { required: ['912CB-0070', '908LC-0010'], additional: ['908TL-0010', '911PH-0030', '910RX-0040'] },
  turnstiles: { required: ['909RD-0020'], additional: ['909CN-0020', '909CD-0020'] },
  'parking-systems': {
    required: ['908LD-0010', '908LC-0010'],
    additional: ['903BR-0040', '908TL-0010', '908TK-0010', '908CD-0010'],
  },
  'access-control': { required: [], additional: ['909CN-0020', '909CD-0020', '909KP-0010'] },
  intercoms: { required: [], additional: ['913GW-0010', '909CD-0020'] },
  'automatic-doors': { required: ['911PH-0015'], additional: ['909RD-0020', '909KP-0020'] },
};
