import type { GoodsImport } from '@site/contracts/manage-goods';
import { problems } from '../../errors.ts';
import { type Known, type Plan, planImport, readKnownFor } from './goods-plan.ts';
import type { GoodsRepository } from './goods-repository.ts';
import { writeGoods } from './write-goods.ts';

/** Plans an import; throws a problem that lists all of its errors. */
export async function planGoods(
  repository: GoodsRepository,
  given: GoodsImport,
  now: Date,
): Promise<{ plan: Plan; known: Known }> {
  const known = await readKnownFor(repository, given);
  const { plan, findings } = await planImport(repository, given, known, now);
  if (findings.any) throw problems.invalid(findings.fields);
  return { plan, known };
}

/** Writes all rows or none, in the transaction of the repository. */
export async function importGoods(repository: GoodsRepository, given: GoodsImport, now: Date): Promise<Plan> {
  await repository.lock();
  const { plan, known } = await planGoods(repository, given, now);
  if (plan.rows.length) await writeGoods(repository, plan, known);
  return plan;
}
