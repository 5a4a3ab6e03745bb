import type { WorkingHours } from '@site/contracts/company-profile';
import { email, filled, phone, text } from '@site/forms/rules';
import { readNumber } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';

const INTERVAL = /^(?:[01]?\d|2[0-3]):[0-5]\d–(?:[01]?\d|2[0-3]):[0-5]\d$/;
const interval = z
  .string()
  .check(z.refine((value) => value === '' || INTERVAL.test(value), 'Укажите время в\u00a0виде 09:00–18:00'));
const number = (limit: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => value.trim() === '' || Math.abs(numberOf(value) ?? Infinity) <= limit,
        'Проверьте координаты',
      ),
    );

export const placeRules = {
  city: text(),
  longitude: number(180),
  latitude: number(90),
  phones: z.array(phone()),
  hours: z.object({ days: z.array(interval), lunch: interval }),
};
export const optionalEmail = email(false);
export const requiredEmail = email();
export const filledLine = filled();

export type PlaceValues = {
  city: string;
  longitude: string;
  latitude: string;
  phones: string[];
  hours: WorkingHours;
};

export const emptyPlace = (): PlaceValues => ({
  city: '',
  longitude: '',
  latitude: '',
  phones: [''],
  hours: { days: ['', '', '', '', '', '', ''], lunch: '' },
});

/** «55,796127» or «55.796127»; null for other text. */
export const numberOf = readNumber;
export const shownNumber = (value: number | null): string => (value === null ? '' : String(value));
