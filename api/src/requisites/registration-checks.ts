import { hasInnLength, isInn } from '@site/kernel/inn';
import { isKpp, isOgrn } from '@site/kernel/requisites';
import { ruleMessages } from '@site/kernel/text-rules';

const messages = {
  ...ruleMessages,
  kpp: 'КПП\u00a0— 9\u00a0знаков, как в\u00a0карточке организации',
  kppOfTrader: 'У\u00a0индивидуального предпринимателя нет КПП: оставьте поле пустым',
  ogrn: 'Проверьте ОГРН: в\u00a0номере ошибка',
  ogrnip: 'Проверьте ОГРНИП: в\u00a0номере ошибка',
} as const;

function innMistake(inn: string) {
  if (!inn) return messages.required;
  if (!hasInnLength(inn)) return messages.innLength;
  return !isInn(inn) && messages.innDigits;
}

/** A sole trader has a 12-digit INN, a 15-digit OGRNIP and no KPP. False: no mistake. */
export function registrationMistakes({ inn, kpp, ogrn }: { inn: string; kpp: string; ogrn: string }) {
  const trader = inn.length === 12;
  const required = (value: string, fits: boolean, message: string) => (value ? !fits && message : messages.required);
  return {
    inn: innMistake(inn),
    kpp: trader ? kpp !== '' && messages.kppOfTrader : required(kpp, isKpp(kpp), messages.kpp),
    ogrn: required(ogrn, isOgrn(ogrn) && ogrn.length === (trader ? 15 : 13), trader ? messages.ogrnip : messages.ogrn),
  };
}
