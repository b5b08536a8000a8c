import { idOf } from '../../../schema/query/scalar';

/** Question of the page that explains access; stored in the address. */
export interface AccessQuestion {
  readonly manager?: number | undefined;
  readonly entity?: string | undefined;
  readonly action?: string | undefined;
  readonly record?: number | undefined;
  readonly field?: string | undefined;
}

const names = ['manager', 'entity', 'action', 'record', 'field'] as const;

/** Parses `?manager=3&entity=book&action=update`; invalid numbers are left out. */
export function readQuestion(query: URLSearchParams): AccessQuestion {
  return {
    manager: idOf(query.get('manager') ?? ''),
    entity: query.get('entity') ?? undefined,
    action: query.get('action') ?? undefined,
    record: idOf(query.get('record') ?? ''),
    field: query.get('field') ?? undefined,
  };
}

export function printQuestion(question: AccessQuestion): string {
  const parts = names.flatMap((name) =>
    question[name] === undefined ? [] : [[name, String(question[name])]],
  );
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}

const withoutRecord: ReadonlySet<string> = new Set(['list', 'create', 'import', 'export']);

/** Whether the action applies to one stored record. */
export function concernsRecord(action: string): boolean {
  return !withoutRecord.has(action);
}

/** The question after a change of one part; parts that no longer fit are dropped. */
export function changedQuestion(question: AccessQuestion, change: AccessQuestion): AccessQuestion {
  const next = { ...question, ...change };
  if (change.entity !== undefined && change.entity !== question.entity) {
    return { manager: next.manager, entity: next.entity };
  }
  const { action = 'show' } = next;
  return {
    ...next,
    record: concernsRecord(action) ? next.record : undefined,
    field: action === 'delete' ? undefined : next.field,
  };
}
