import type { Issue } from '../../../../schema/contract/issue';
import type { Entity } from '../../../../schema/model/entity';
import { unguarded } from '../../../../schema/write/formula-guard';
import { startingState } from '../../../../schema/write/record-issues';
import { issueOf } from '../../../http/invalid';
import { cellReader } from './cell';
import type { Line } from './csv-table';
import type { Column } from './header';

/** Issues of lines whose workflow state is not the initial one, because an import would lose it. */
export function lostStateIssues(entity: Entity, columns: readonly Column[], { cells }: Line): Issue[] {
  const start = startingState(entity);
  return columns.flatMap(({ field }, at) => {
    if (!field.derived || !(field.name in start)) return [];
    const text = unguarded(cells[at] ?? '').trim();
    const isFirst = text === '' || cellReader(entity, field)(text) === start[field.name];
    return isFirst ? [] : [issueOf(field.name, 'firstState')];
  });
}
