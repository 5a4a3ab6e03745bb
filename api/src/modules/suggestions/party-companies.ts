import type { CompanySuggestion } from '@site/contracts/orders';

type Entry = {
  name: string;
  inn: string;
  kpp?: string;
  ogrn: string;
  city: string;
  status?: 'ACTIVE' | 'LIQUIDATED';
  branch?: true;
};

const toSuggestion = ({ name, inn, kpp, ogrn, city, status = 'ACTIVE', branch }: Entry): CompanySuggestion => ({
  value: name,
  data: {
    inn,
    kpp: kpp ?? null,
    ogrn,
    hid: `${inn}-${kpp ?? 'ip'}`,
    type: inn.length === 12 ? 'INDIVIDUAL' : 'LEGAL',
    name: { short_with_opf: name },
    state: { status },
    address: { value: `г ${city}, ул Примерная, д 1`, data: { city } },
    branch_type: branch ? 'BRANCH' : 'MAIN',
  },
});

/**
 * Synthetic companies, recognisable by tax numbers that begin with 00: one result, several branches, liquidated
 * companies.
 */
const testCompanies: Entry[] = [
  { name: 'ООО «Синтетика»', inn: '0012345673', kpp: '001201001', ogrn: '1000000000010', city: 'Москва' },
  { name: 'АО «Разветвление»', inn: '0055500002', kpp: '005501001', ogrn: '1000000000021', city: 'Казань' },
  {
    name: 'АО «Разветвление»',
    inn: '0055500002',
    kpp: '007743001',
    ogrn: '1000000000021',
    city: 'Самара',
    branch: true,
  },
  { name: 'АО «Разветвление»', inn: '0055500002', kpp: '002343002', ogrn: '1000000000021', city: 'Сочи', branch: true },
  {
    name: 'ООО «Бывшее»',
    inn: '0077000010',
    kpp: '007701001',
    ogrn: '1000000000032',
    city: 'Тула',
    status: 'LIQUIDATED',
  },
  { name: 'ИП Синтетиков Семён Семёнович', inn: '001234567887', ogrn: '300000000000015', city: 'Пермь' },
  {
    name: 'ИП Бывший Борис Борисович',
    inn: '005550000081',
    ogrn: '300000000000026',
    city: 'Уфа',
    status: 'LIQUIDATED',
  },
];

const demo: Entry[] = [
  { name: 'ООО «Ворота Плюс»', inn: '0012345610', kpp: '001201001', ogrn: '1000000000043', city: 'Казань' },
  { name: 'ООО «Серебряный въезд»', inn: '0012345627', kpp: '001201001', ogrn: '1000000000054', city: 'Самара' },
  { name: 'ООО «Автоматика Юг»', inn: '0012345634', kpp: '001201001', ogrn: '1000000000065', city: 'Краснодар' },
  { name: 'АО «Паркинг Инжиниринг»', inn: '0012345641', kpp: '001201001', ogrn: '1000000000076', city: 'Москва' },
  { name: 'ООО «Стройзаказ»', inn: '0012345659', kpp: '001201001', ogrn: '1000000000087', city: 'Пермь' },
  { name: 'ООО «Новый монтаж»', inn: '0012345602', kpp: '001201001', ogrn: '1000000000098', city: 'Уфа' },
];

export const companies: readonly CompanySuggestion[] = [...testCompanies, ...demo].map(toSuggestion);

/** Triggers the service's rate limit response. */
export const TOO_OFTEN_INN = '0000000040';
