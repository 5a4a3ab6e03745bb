import { customType, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * JSON column. Both drivers return parsed values, but drizzle's own column parses a string again and turns one of
 * digits («1000000000010») into a number (drizzle-orm 0.45, pg-core/columns/jsonb.js).
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
