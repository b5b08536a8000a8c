import type { TFunction } from 'i18next';
import { enumTitle } from '#engine/console/i18n/entity-words';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import type { CsvCell } from '#engine/schema/write/csv-lines';
import { cycleEnds } from './cycle-text';
import { adjustedOf, sumText } from './sum-text';
import type { Cashback } from './summary';

/** CSV lines: a header, and one line per store with unformatted numbers and days. */
export function cashbackLines(
  t: TFunction,
  language: CustomerLanguage,
  entity: Entity,
  cashback: Cashback,
): readonly (readonly CsvCell[])[] {
  const { policy, cycle, stores } = cashback;
  const columns = [
    'policy',
    'cycle',
    'from',
    'until',
    'number',
    'store',
    'found',
    'counted',
    'adjustedAll',
    'adjustment',
    'reason',
    'reached',
    'sum',
    'target',
    'unit',
    'missing',
    'qualified',
    'ratio',
  ];
  const [from, until] = cycle ? cycleEnds(cycle, policy.time_zone) : [];
  const unit = enumTitle(t, entity, fieldNamed(entity, 'target_unit'), policy.target_unit);
  return [
    columns.map((name) => t(`cashback.file.${name}`)),
    ...stores.map((row) => [
      policy.activity_name,
      cycle?.number,
      from,
      until,
      row.code_num,
      row.name,
      row.found,
      row.counted,
      policy.adjust_number,
      row.adjustment?.number ?? 0,
      row.adjustment?.reason,
      row.reached,
      sumText(t, language, { counted: row.counted, adjusted: adjustedOf(policy, row) }),
      policy.target_value,
      unit,
      row.missing,
      t(row.qualified ? 'system.yes' : 'system.no'),
      row.ratio,
    ]),
  ];
}
