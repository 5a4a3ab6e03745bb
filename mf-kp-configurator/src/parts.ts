import { defineParts } from '@site/contracts/parts';

export const parts = defineParts({ 'parking-gate': '1.0.0' });
