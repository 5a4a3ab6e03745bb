import { defineParts } from '@site/contracts/parts';

export const parts = defineParts({ 'upcoming-events': '1.0.0' });
