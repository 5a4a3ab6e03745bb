import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Endings of «чёрный», «чёрного». Short forms («черна», «тепло») may have е. */
const ADJECTIVE = '(?:ый|ий|ая|ое|ые|ие|ого|ому|ым|им|ом|ой|ых|их|ыми|ими|ую)';
/** Endings of «включён», «включённый». «включена» and «включение» have е. */
const PARTICIPLE = '(?:н[а-яё]+)?';
/** Endings of verbs with a final stress: «идёт», «идёмте», «остаётся». */
const VERB = 'е(?:т|м|те|шь)(?:ся|сь)?';
/** Prefixes that do not take the stress, unlike «вы»: «выдвинет», «выключен». */
const PREFIX = '(?:в|воз|вос|до|за|из|ис|на|недо|не|о|об|от|пере|по|под|подо|при|про|произ|раз|рас|с|со|соз|у)?';

/** Patterns of misspelled words. Forms that are also valid with е are omitted: «счета», «все», «узнает». */
const wrong = [
  ...['еще', 'н?ее', '(?:сво|тво|мо|чь)е', '(?:сво|тво)ем', 'причем', 'почем', 'нипочем', 'насчет', 'вдвоем', 'втроем'],
  ...[
    'счет(?:е|ом)?',
    'счетчик[а-я]*',
    '[а-яё]*(?:рас|(?<!ч)от|(?<!пр)у|за|недо|под?с|перес|прос|бух|хозрас)чет(?!вер)[а-я]*',
  ],
  ...['[а-яё]*че(?:тк|тн)[а-я]*', 'почет(?:а|у|ом|е)?', '[а-яё]*серьезн[а-я]*', '[а-яё]*надежн[а-я]*'],
  ...[
    '[а-яё]*(?<!вос)прием(?!л)[а-я]*',
    '[а-яё]*(?:об|под|раз|с)ъем(?!л)[а-я]*',
    '[а-яё]*(?:про|водо)ем(?:а|у|ом|е|ы|ов|ам|ами|ах)?',
  ],
  ...['(?:[а-яё]*о)?емк(?:ост[а-я]+|ий|ая|ое|ие|ого|их|ими|ую)', '(?:на|за)емн[а-я]+'],
  ...['(?:чер|пла|кре)(?:теж|пеж)', '[а-яё]*(?:чертеж|платеж|крепеж)н[а-я]+'],
  ...[`[а-яё]*(?:зелен|черн|желт|тепл|легк|тяжел|дешев|мертв)${ADJECTIVE}`, 'учен(?:ый|ые|ых|ого|ому|ым|ыми)'],
  ...[
    'дешево?',
    'тверд(?:ый|ая|ое|ые|ого|ому|ым|ом|ой|ых|ыми|ую|о|ост[а-я]+)',
    '[а-яё]*жестк[а-я]+',
    '(?:трех|четырех)[а-я]*',
    '(?:тр|четыр)ем',
  ],
  ...[
    'пленк[а-я]+',
    'пленочн[а-я]+',
    '[а-яё]*щет(?:к|оч)[а-я]*',
    'решет(?:к|ч)[а-я]+',
    'веревк[а-я]+',
    'шестеренк[а-я]+',
  ],
  ...['(?:партнер|тренажер|стажер|режиссер|контролер|актер)[а-я]*', 'ребен(?:ок|к[а-я]+)'],
  ...['(?:само|верто|по)лет(?:а|у|ом|е|ы|ов|ам|ами|ах)?', '(?:голо)?лед', 'орел', 'ковер'],
  ...[
    '(?:дн|пут|огн|рул|рубл|дожд|январ|феврал|сентябр|октябр|ноябр|декабр|жиль|сырь)ем',
    'елк(?:а|и|у|ой|е|ами|ах)',
    'берез[а-я]+',
  ],
  ...['(?:за|при|про)мерз(?:ш[а-я]+|ну[а-я]*|нет|ла|ло|ли)?', 'подчеркив[а-я]+'],
  ...['артем(?:а|у|ом|е)?', 'федор[а-я]*', 'петр', 'семен', 'ален(?:а|ы|е|у|ой)'],
  ...[
    `${PREFIX}да${VERB}`,
    `(?:в|до|за|на|о|об|от|пере|пред|при|рас|у)ста${VERB}`,
    `[а-яё]*(?<!вы)(?:й|(?<![а-яё])и)д${VERB}`,
  ],
  ...[`${PREFIX}(?:вед|нес|вез|жив|раст)${VERB}`, `(?:возьм|пойм|займ|начн|верн|учт|прочт|пришл|жд|назов|зов)${VERB}`],
  ...[`(?:за|на|от|подо?|при|разо?|со|у)бер${VERB}`, 'бере(?:м|те|шь|тся)'],
  ...[
    '(?:во|до|за|на|обо|ото|пере|по|подо|при|про|произо|со|у)?шел',
    '(?:в|за|от|пере|под|при|про|с)?вел',
    '(?:в|за|пере|при)?нес',
  ],
  ...[`(?:не)?(?:в|за|ис|от|под|пере)ключен${PARTICIPLE}`, `(?:за|при|с|у)креплен${PARTICIPLE}`],
  ...[`(?:в|воз|до|за|из|на|от|пере|под|при|про|произ|раз|с|у)(?:веден|несен|везен)${PARTICIPLE}`],
  ...[
    `(?:не)?(?:оснащ|защищ|освещ|(?:раз)?реш|заверш|(?:под|у)твержд|поврежд|предупрежд|снабж|сопряж|напряж)ен${PARTICIPLE}`,
  ],
  ...[
    `(?:у|от|за)?(?:дал|определ|раздел|отдел|продл|утепл|заземл|обновл|осуществл|закругл|закал|углубл)ен${PARTICIPLE}`,
  ],
  ...[
    `(?:не)?(?:сохран|измен|примен|замен|отмен|соедин|объедин|подчин|оцен|уплотн|затемн|затрудн|удлин)ен${PARTICIPLE}`,
  ],
  ...[
    `(?:(?:по|раз|пере|со|воз|с)мещ|запрещ|сокращ|прекращ|возвращ|обращ|посвящ|сообщ|упрощ|облегч|утолщ)ен${PARTICIPLE}`,
  ],
  ...[`(?:приглаш|огражд|отраж|убежд|обсужд)ен${PARTICIPLE}`],
];
const wrongWord = new RegExp(`^(?:${wrong.join('|')})$`, 'iu');

const checkedWords = new Map<string, boolean>();
function isWrong(word: string): boolean {
  const known = checkedWords.get(word) ?? wrongWord.test(word);
  checkedWords.set(word, known);
  return known;
}

/** «о чём», «в нём»: without a preposition «чем» has е. No-break spaces occur literally or escaped. */
const afterPreposition = /(?<![а-яё])(?:в|на|о|об|при)(?: |\u00a0|\\u00a0|&nbsp;)(?:чем|нем)(?![а-яё])/giu;

const withoutYo = (text: string) => [
  ...(text.match(/[а-яё]+/giu) ?? []).filter(isWrong),
  ...(text.match(afterPreposition) ?? []),
];

/** Files with intentional е, and the reason. */
const exceptions: Record<string, string> = {
  'api/demo/yo.spec.ts': 'the words that it looks for',
  'api/src/modules/exchange/order-documents.ts': 'names of CommerceML',
  'api/src/modules/exchange/order-exchange.spec.ts': 'names of CommerceML',
  'api/src/modules/search/language/language.spec.ts': 'what the search makes of ё',
  'mf-kp-configurator/src/parts/parking-gate/gate-state.spec.ts': 'wording of the specification',
  'mf-kp-configurator/src/parts/parking-gate/gate-state.ts': 'wording of the specification, letter for letter',
  'mf-kp-configurator/src/parts/parking-gate/parking-gate.spec.tsx': 'wording of the specification',
  'shell/src/layouts/header/search-suggest/highlighted.spec.tsx': 'a query without ё finds a text with it',
};

const sources = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(?:mf-|shell$)/.test(entry.name))
  .map(({ name }) => `${name}/src`)
  .concat(
    readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`),
    'api/src',
    'api/demo',
  );

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|md|html|svg|yaml|csv)$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

test.each(['ещё', 'её счёт', 'счета и счетов', 'на счету', 'вычет', 'выключен', 'приемлемо', 'неизменный', 'чертежа'])(
  '«%s» is correct',
  (text) => expect(withoutYo(text)).toEqual([]),
);

test.each([
  ['Еще счетчик', ['Еще', 'счетчик']],
  ['о\u00a0чем, чем', ['о\u00a0чем']],
  ['расчет, учета, отчеты', ['расчет', 'учета', 'отчеты']],
])('«%s» is incorrect', (text, found) => expect(withoutYo(text)).toEqual(found));

test('has no unused exceptions', () => {
  const unused = Object.keys(exceptions).filter(
    (file) => withoutYo(readFileSync(join(root, file), 'utf8')).length === 0,
  );
  expect(unused).toEqual([]);
});

test('finds only texts with ё', () => {
  const found = sources.flatMap(filesOf).flatMap((file) =>
    exceptions[file]
      ? []
      : readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => withoutYo(line).map((one) => `${file}:${index + 1}: ${one}`)),
  );
  expect(found).toEqual([]);
});
