import { type Config, readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { applyPlan } from '../server/plan/apply-plan';
import { planModel } from '../server/plan/plan-model';
import { planText } from '../server/plan/plan-text';
import { recount } from '../server/plan/recount';
import { loadModel } from '../server/registry';
import { explain } from './explain';
import { print } from './print';

/**
 * `npm run plan` shows what a start would change in the database. With `--apply` it makes the changes, losses included;
 * with `--recount` it makes the changes that a start would make, and recomputes all totals and rollups from the rows.
 */
const options = process.argv.slice(2);
if (options.some((option) => option !== '--apply' && option !== '--recount')) {
  console.error(`"${options.join(' ')}" is not known; the options are --apply and --recount.`);
  process.exit(1);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await print(await plan(config, options));
  process.exit(0);
} catch (error) {
  console.error(explain(error, config) ?? error);
  process.exit(1);
}

async function plan(config: Config, args: readonly string[]): Promise<string> {
  const model = loadModel();
  const database = await openDatabase(config);
  try {
    const plan = await planModel(database, model);
    if (args.length === 0) return planText(plan);
    const applied = await applyPlan(database, plan, { acceptLoss: args.includes('--apply') });
    if (args.includes('--recount')) await recount(database, model);
    return applied.steps.length > 0 ? `${planText(applied)}\n\nApplied.` : planText(applied);
  } finally {
    await database.close();
  }
}
