import type { GoodsImport } from '@site/contracts/manage-goods';
import { problems } from '../../errors.ts';
import { type Known, type Plan, planImport, readKnownFor, type Report } from './goods-plan.ts';
import type { GoodsRepository } from './goods-repository.ts';
import { writeGoods } from './write-goods.ts';

/** Plans an import; throws a problem that lists all of its errors. */
export async function planGoods(
  repository: GoodsRepository,
  given: GoodsImport,
  now: Date,
  report: Report = () => {},
): Promise<{ plan: Plan; known: Known }> {
  report({ stage: 'check', done: 0, total: given.products.length });
  const known = await readKnownFor(repository, given);
  const { plan, findings } = await planImport(repository, given, known, now, report);
  if (findings.any) throw problems.invalid(findings.fields);
  return { plan, known };
}

/** Writes all rows or none, in the transaction of the repository. */
export async function importGoods(
  repository: GoodsRepository,
  given: GoodsImport,
  now: Date,
  report: Report = () => {},
): Promise<Plan> {
  await repository.lock();
  const { plan, known } = await planGoods(repository, given, now, report);
  if (plan.rows.length) await writeGoods(repository, plan, known, report);
  return plan;
}
