import { z } from 'zod';
import { AdditionalEquipment, Lane, ParkingStructure, PaymentPoints } from './proposal-configuration.ts';

/**
 * A car park as an editor writes it: only what differs from a new one. `carParkOf` of `@site/kp-rules` completes it, and
 * gives lanes and pay stations their ids and names.
 */
export const CarParkScheme = z.strictObject({
  structure: z.strictObject(ParkingStructure.omit({ object_name: true, city: true, address: true }).partial().shape),
  lanes: z
    .array(z.strictObject(Lane.omit({ id: true }).partial().required({ kind: true }).shape))
    .min(1)
    .max(200),
  stations: z
    .array(z.enum(['cash-and-card', 'card']))
    .max(200)
    .optional(),
  payment: z.strictObject(PaymentPoints.omit({ stations: true }).partial().shape).optional(),
  additionally: z.strictObject(AdditionalEquipment.pick({ displays: true, guidance: true }).partial().shape).optional(),
});
export type CarParkScheme = z.infer<typeof CarParkScheme>;
