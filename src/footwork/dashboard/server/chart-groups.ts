import type { Model } from '#engine/schema/declaration/model';
import { rollupsOf } from '#engine/schema/declaration/rollups';
import { fieldNamed } from '#engine/schema/model/entity';
import { wordsKey } from '#engine/schema/model/entity-words';
import { entityWords } from '#engine/server/http/words';
import type { ChartAnswer, ChartCount, ChartGroup } from '../endpoints/statistic';
import { type Chart, type Count, chartsIn, groupedBy } from '../model/chart';
import type { Numbers } from './numbers';
import { withMost } from './with-most';

const charts = chartsIn(import.meta.glob<Chart>('../model/charts/*.ts', { eager: true, import: 'default' }));

/** Throws an `Error` that names the file of a chart whose entity, rollup or field does not exist. */
export function assertCharts(model: Model): void {
  for (const [name, { counts }] of charts) {
    for (const count of counts) {
      const unknown = unknownName(model, count);
      if (unknown) throw new Error(`src/footwork/dashboard/model/charts/${name}.ts: ${unknown}`);
    }
  }
}

function unknownName(model: Model, count: Count): string | undefined {
  const entity = model.entities.get(count.entity);
  if (!entity) return `no entity is named "${count.entity}"`;
  const rollup = rollupsOf(model, entity).find((one) => one.name === count.rollup);
  if (!rollup) return `${count.entity} has no rollup "${count.rollup}"`;
  const column = columnsOf(count).find((one) => !rollup.keys.includes(one));
  return column && `the rollup "${count.rollup}" has no column "${column}"`;
}

function columnsOf(count: Count): readonly string[] {
  return [...groupedBy(count), ...(count.last ? [count.last.day] : [])];
}

export function chartAnswers(numbers: Numbers): Promise<ChartAnswer[]> {
  return Promise.all(
    charts.map(async ([name, { counts }]) => ({
      name,
      counts: await Promise.all(counts.map((count) => countedBy(numbers, count))),
    })),
  );
}

async function countedBy(numbers: Numbers, count: Count): Promise<ChartCount | null> {
  const groups = await groupsOf(numbers, count);
  return groups && { groups, titles: titlesOf(numbers, count) };
}

/** Titles in the caller's language of those fields that have a fixed set of values. */
function titlesOf(numbers: Numbers, count: Count): ChartCount['titles'] {
  const { entity } = numbers.view(count.entity);
  const { enums } = entityWords(numbers.language, entity);
  return groupedBy(count).flatMap((name) => {
    const field = fieldNamed(entity, name);
    const titles = enums[wordsKey(field)] ?? {};
    const values = (field.property.enum ?? []).map((value) => ({
      value: String(value),
      title: titles[String(value)] ?? String(value),
    }));
    return values.length > 0 ? [{ field: name, values }] : [];
  });
}

/** Null if the caller may not list the records, or not read one of the fields. */
async function groupsOf(numbers: Numbers, count: Count): Promise<ChartGroup[] | null> {
  const { entity, rollup } = count;
  const per = groupedBy(count);
  if (!numbers.sees(entity, ...columnsOf(count))) return null;
  if (count.most !== undefined) {
    const query = { rollup, ...spanOf(numbers, count) };
    const found = await withMost(numbers, entity, count.rows, query, count.most);
    return found?.map(({ id, label, records }) => ({ keys: [String(id)], label, records })) ?? null;
  }
  const rows = await numbers.rows(entity, { rollup, per, ...spanOf(numbers, count) });
  return rows.map((row) => ({
    keys: per.map((name) => (row[name] === null ? null : String(row[name]))),
    records: row.rows,
  }));
}

function spanOf(numbers: Numbers, { last, isCompared }: Count) {
  return last && numbers.last(isCompared ? 2 * last.days : last.days);
}
