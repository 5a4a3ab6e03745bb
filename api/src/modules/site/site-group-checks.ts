import type { SiteGroup } from '@site/contracts/manage-site';
import { socialNetworks } from '@site/contracts/site-groups';
import { formatPhone, phoneRefusal } from '@site/kernel/phone';
import { emailRefusal, ruleMessages } from '@site/kernel/text-rules';
import { isHttps } from '../../http/site-addresses.ts';
import { bankMistakes } from '../../requisites/bank-checks.ts';
import { registrationMistakes } from '../../requisites/registration-checks.ts';
import { transliterate } from '../../text/transliterate.ts';

type Checks = Record<string, string | false | null>;

const required = (value: string) => value === '' && ruleMessages.required;
const TWICE = 'Уже есть в\u00a0списке';
const COORDINATES = 'Укажите обе координаты или ни\u00a0одной';
const REQUISITES_FIRST = 'Сначала заполните реквизиты: без них нельзя выставить счёт';

const HTTPS_ONLY = 'Внешняя ссылка начинается с\u00a0https://';

const repeated = (name: string, items: readonly string[]): Checks =>
  Object.fromEntries(
    items.flatMap((item, index) => (items.indexOf(item) === index ? [] : [[`${name}.${index}`, TWICE]])),
  );

/** An empty number means that the site shows none. */
const phone = (text: string) => text !== '' && phoneRefusal(text);

function checksOf(values: SiteGroup, canInvoice: boolean): Checks {
  switch (values.group) {
    case 'requisites':
      return {
        name: required(values.name),
        address: required(values.address),
        director: required(values.director),
        ...registrationMistakes(values),
        ...bankMistakes(values),
      };
    case 'contacts':
      return {
        header_phone: phone(values.header_phone),
        support_phone: phone(values.support_phone),
        email: values.email !== '' && emailRefusal(values.email),
        longitude: values.longitude === null && values.latitude !== null && COORDINATES,
        latitude: values.latitude === null && values.longitude !== null && COORDINATES,
      };
    case 'delivery':
      return {
        ...repeated('carriers', values.carriers),
        ...repeated('courier_cities', values.courier_cities),
        ...Object.fromEntries(
          values.warehouses.flatMap(({ label, address, hours }, index) =>
            Object.entries({ label, address, hours }).map(([name, text]) => [
              `warehouses.${index}.${name}`,
              required(text),
            ]),
          ),
        ),
      };
    case 'site':
      return {
        brand_name: required(values.brand_name),
        ordering: values.ordering && !canInvoice && REQUISITES_FIRST,
      };
    case 'social':
      return Object.fromEntries(
        Object.keys(socialNetworks).map((name) => {
          const address = values[name as keyof typeof socialNetworks];
          return [name, address !== '' && !isHttps(address) && HTTPS_ONLY];
        }),
      );
    case 'texts':
      return {};
  }
}

/** Messages by field. `canInvoice`: the requisites are entered. */
export const groupMistakes = (values: SiteGroup, canInvoice: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checksOf(values, canInvoice)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The form in which the site shows a number. */
const shownPhone = (text: string) => formatPhone(text).replaceAll('\u00a0', ' ');

/** The values as they are stored. Orders refer to a warehouse by its identifier, so a new one gets an unused one. */
export function tidyGroup(values: SiteGroup): SiteGroup {
  if (values.group === 'contacts')
    return {
      ...values,
      header_phone: shownPhone(values.header_phone),
      support_phone: shownPhone(values.support_phone),
    };
  if (values.group !== 'delivery') return values;
  const taken = new Set(values.warehouses.map(({ value }) => value).filter(Boolean));
  const warehouses = values.warehouses.map((warehouse) => {
    if (warehouse.value) return warehouse;
    const name = transliterate(warehouse.label) || 'sklad';
    let value = name;
    for (let number = 2; taken.has(value); number++) value = `${name}-${number}`;
    taken.add(value);
    return { ...warehouse, value };
  });
  return { ...values, warehouses };
}
