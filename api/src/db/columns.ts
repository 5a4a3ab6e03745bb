import { customType, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Both drivers have parsed what they answer. drizzle's own column parses a string once more, and makes a number of one
 * that consists of digits: «1000000000010» (drizzle-orm 0.45, pg-core/columns/jsonb.js).
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
