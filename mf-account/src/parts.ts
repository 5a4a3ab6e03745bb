import { defineParts } from '@site/contracts/parts';

export const parts = defineParts({ 'notices-bell': '1.0.0' });
