import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './packages.ts';

/** Report of Jest or Vitest; times in milliseconds. */
interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: UnitTest[] }[];
}

interface UnitTest {
  ancestorTitles: string[];
  duration?: number | null;
}

interface BrowserSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: BrowserSuite[];
}

interface BrowserReport {
  config: { rootDir: string };
  suites: BrowserSuite[];
}

interface FileTime {
  file: string;
  seconds: number;
}

/** Prints the slowest test files from the JSON reports of the runners. Skips missing reports. */
export async function printSlowestFiles(unitReports: string[], browserReport: string, count = 20) {
  const unit = await Promise.all(unitReports.map((path) => readReport<UnitReport>(path)));
  const browser = await readReport<BrowserReport>(browserReport);
  const times = [
    ...unit.flatMap((report) => (report ? unitTimes(report) : [])),
    ...(browser ? browserTimes(browser) : []),
  ];
  console.log(`\nThe ${count} slowest test files, in seconds:`);
  for (const { file, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, count))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(root, file)}`);
}

const readReport = async <T>(path: string): Promise<T | undefined> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  );

const unitTimes = ({ testResults }: UnitReport): FileTime[] =>
  testResults.flatMap(({ name, startTime, endTime, assertionResults }) =>
    name.endsWith('all-specs.ts')
      ? specTimes(assertionResults)
      : [{ file: name, seconds: (endTime - startTime) / 1000 }],
  );

/** Times of the specs that ran as one; the outermost block of each test is the path of its spec. */
function specTimes(tests: UnitTest[]): FileTime[] {
  const times = new Map<string, number>();
  for (const { ancestorTitles, duration } of tests) {
    const file = join(root, ancestorTitles[0]!);
    times.set(file, (times.get(file) ?? 0) + (duration ?? 0) / 1000);
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

const browserTimes = ({ config, suites }: BrowserReport): FileTime[] =>
  suites.map((suite) => ({ file: `${config.rootDir}/${suite.file}`, seconds: durationOf(suite) / 1000 }));

const durationOf = ({ specs, suites = [] }: BrowserSuite): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(durationOf));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
