import { idOf } from '../../../entity/query/scalar';

/** Question of the page that explains access; stored in the address. */
export interface Asked {
  readonly manager?: number | undefined;
  readonly entity?: string | undefined;
  readonly action?: string | undefined;
  readonly record?: number | undefined;
  readonly field?: string | undefined;
}

const names = ['manager', 'entity', 'action', 'record', 'field'] as const;

/** Parses `?manager=3&entity=store&action=update`; invalid numbers are left out. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    manager: idOf(query.get('manager') ?? ''),
    entity: query.get('entity') ?? undefined,
    action: query.get('action') ?? undefined,
    record: idOf(query.get('record') ?? ''),
    field: query.get('field') ?? undefined,
  };
}

export function printAsked(asked: Asked): string {
  const given = names.flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const withoutRecord: ReadonlySet<string> = new Set(['list', 'create', 'import', 'export']);

/** Whether the action applies to one stored record. */
export function concernsRecord(action: string): boolean {
  return !withoutRecord.has(action);
}

/** The question after a change of one part; parts that no longer fit are dropped. */
export function askedWith(asked: Asked, change: Asked): Asked {
  const next = { ...asked, ...change };
  if (change.entity !== undefined && change.entity !== asked.entity) {
    return { manager: next.manager, entity: next.entity };
  }
  const { action = 'show' } = next;
  return {
    ...next,
    record: concernsRecord(action) ? next.record : undefined,
    field: action === 'delete' ? undefined : next.field,
  };
}
