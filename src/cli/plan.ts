import { type Config, readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { applyPlan } from '../server/plan/apply-plan';
import { planModel } from '../server/plan/plan-model';
import { planText } from '../server/plan/plan-text';
import { loadModel } from '../server/registry';
import { explain } from './explain';

/** `npm run plan` shows what a start would change in the database; with `-- --apply`, changes it, losses included. */
const options = process.argv.slice(2);
if (options.some((option) => option !== '--apply')) {
  console.error(`"${options.join(' ')}" is not known; the only option is --apply.`);
  process.exit(1);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  console.info(await plan(config, options.includes('--apply')));
  process.exit(0);
} catch (error) {
  console.error(explain(error, config) ?? error);
  process.exit(1);
}

async function plan(config: Config, apply: boolean): Promise<string> {
  const model = loadModel();
  const database = await openDatabase(config);
  try {
    const plan = await planModel(database, model);
    if (!apply) return planText(plan);
    const applied = await applyPlan(database, plan, { acceptLoss: true });
    return applied.steps.length > 0 ? `${planText(applied)}\n\nApplied.` : planText(applied);
  } finally {
    await database.close();
  }
}
