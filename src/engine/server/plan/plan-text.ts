import type { Plan, Step } from './plan';

/** A readable plan: every step with its SQL and the number of rows concerned. */
export function planText(plan: Plan): string {
  const steps =
    plan.steps.length > 0 ? plan.steps.map(stepText) : ['The database is as the schemas declare it.'];
  return [...steps, ...plan.notes].join('\n\n');
}

/** `-- reason, rows concerned, remedy` above the statement. */
export function stepText(step: Step): string {
  const rows = step.rows ? ` ${step.rows} ${step.rows === 1 ? 'row' : 'rows'} concerned.` : '';
  const remedy = step.rows && step.risk ? `\n-- ${step.risk.remedy}` : '';
  return `-- ${step.why}${rows}${remedy}\n${step.sql};`;
}

/** Why a plan is not applied. */
export function stoppedText(plan: Plan, stopping: readonly Step[]): string {
  const isInTheWay = stopping.some((step) => !step.risk?.loses);
  return [
    'The schemas have changed in a way that would lose or refuse data; nothing was changed.',
    ...stopping.map(stepText),
    `These are ${stopping.length} of ${plan.steps.length} steps; "npm run plan" shows them all.`,
    isInTheWay
      ? 'Mend the rows that are in the way, then start again.'
      : '"npm run plan -- --apply" executes them, and what they drop or overwrite is lost. To keep it, take the change back or move the data first.',
  ].join('\n\n');
}
