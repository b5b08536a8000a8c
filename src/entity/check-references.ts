import type { Fault } from './check-schema';
import { demandingValues } from './condition';
import type { Entity, Field } from './entity';
import { fieldTypes } from './field-type';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** Its records hold the settings of each partner. */
const settingsEntity = 'partner-config';

/** Faults that show only when all declarations are seen together, and inside one between its parts. */
export function checkReferences(declared: readonly Declared[]): Fault[] {
  const byName = new Map(declared.map((item) => [item.entity.name, item.entity]));
  return declared.flatMap(({ file, entity }) => [
    ...duplicates(file, entity, declared),
    ...namedFields(file, entity),
    ...[...entity.fields.values()]
      .filter((field) => !field.system)
      .flatMap((field) => fieldFaults(file, entity, field, byName)),
    ...treeFaults(file, entity),
    ...storeAddsFaults(file, entity, byName),
    ...workflowFaults(file, entity),
  ]);
}

function treeFaults(file: string, entity: Entity): Fault[] {
  if (entity.tree === undefined) return [];
  const field = entity.fields.get(entity.tree);
  if (field?.type === 'reference' && field.ref === entity.name) return [];
  return [
    {
      file,
      pointer: '/x-tree',
      value: entity.tree,
      expected: `a reference to ${entity.name}`,
      remedy: 'Name the property that points to the record above.',
    },
  ];
}

function storeAddsFaults(file: string, entity: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  if (!entity.storeAdds) return [];
  const { setting, same } = entity.storeAdds;
  const fault = (at: string, value: unknown, expected: string, remedy: string): Fault => ({
    file,
    pointer: `/x-store-adds${at}`,
    value,
    expected,
    remedy,
  });
  const settings = [...(byName.get(settingsEntity)?.fields.values() ?? [])].filter(
    ({ type }) => type === 'boolean',
  );
  const names = settings.map(({ name }) => name);
  return [
    ...(entity.scope.store === 'id'
      ? []
      : [fault('', entity.scope.store, '"store": "id" in "x-scope"', 'Remove it: stores add here already.')]),
    ...(names.includes(setting)
      ? []
      : [fault('/setting', setting, `one of ${names.join(', ')}`, `Name a boolean of ${settingsEntity}.`)]),
    ...same
      .filter((name) => entity.fields.get(name)?.derived !== false)
      .map((name) => fault('/same', name, 'a property that callers may give', 'Correct the name.')),
  ];
}

function duplicates(file: string, entity: Entity, declared: readonly Declared[]): Fault[] {
  return declared
    .filter(
      (other) =>
        other.file < file && (other.entity.name === entity.name || other.entity.plural === entity.plural),
    )
    .map((other) => ({
      file,
      pointer: '/$id',
      value: entity.name,
      expected: 'a name and a plural of its own',
      remedy: `${other.file} has the same; rename one of them.`,
    }));
}

/** Every keyword that lists fields names fields that exist. */
function namedFields(file: string, entity: Entity): Fault[] {
  const { schema } = entity;
  const named: [string, string][] = [
    ...(schema['x-list'] ?? []).map((name, at): [string, string] => [`/x-list/${at}`, name]),
    ...(schema['x-groups'] ?? []).flatMap((group, at) =>
      group.fields.map((name, n): [string, string] => [`/x-groups/${at}/fields/${n}`, name]),
    ),
    ...(schema['x-indexes'] ?? []).flatMap((names, at) =>
      names.map((name, n): [string, string] => [`/x-indexes/${at}/${n}`, name]),
    ),
    ...(schema['x-unique-together'] ?? []).flatMap((names, at) =>
      names.map((name, n): [string, string] => [`/x-unique-together/${at}/${n}`, name]),
    ),
    ['/x-sort', entity.sort.field],
    ['/x-label', entity.label],
    ...Object.entries(
      entity.scope.everyone ? {} : { partner: entity.scope.partner, store: entity.scope.store },
    )
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      .map(([kind, name]): [string, string] => [`/x-scope/${kind}`, name]),
  ];
  return named
    .filter(([, name]) => !entity.fields.has(name))
    .map(([pointer, name]) => ({
      file,
      pointer,
      value: name,
      expected: 'the name of a property of this entity',
      remedy: `Declare "${name}" or name another property.`,
    }));
}

function fieldFaults(
  file: string,
  entity: Entity,
  field: Field,
  byName: ReadonlyMap<string, Entity>,
): Fault[] {
  const pointer = `/properties/${field.name}`;
  const faults: Fault[] = [];
  const fault = (keyword: string, value: unknown, expected: string, remedy: string) =>
    faults.push({
      file,
      pointer: `${pointer}/${keyword}`,
      value,
      expected,
      remedy,
    });

  if (field.ref !== undefined && !byName.has(field.ref)) {
    fault('x-ref', field.ref, `one of ${[...byName.keys()].join(', ')}`, 'Name an entity that has a schema.');
  }
  if (field.ref !== undefined && !['integer', 'array'].includes(String(field.property.type))) {
    fault('type', field.property.type, '"integer" for one, "array" of integers for many', 'Change the type.');
  }
  if (field.property.writeOnly && field.type !== 'password') {
    fault(
      'writeOnly',
      true,
      'format "password"',
      'Only passwords are write-only; hide others with "x-read".',
    );
  }
  if (field.type === 'password' && !field.property.writeOnly) {
    fault('format', 'password', '"writeOnly": true beside it', 'Add "writeOnly": true.');
  }
  if (field.count) {
    const by = byName.get(field.count.entity)?.fields.get(field.count.by);
    if (by?.ref !== entity.name || by.type !== 'reference') {
      fault(
        'x-count',
        field.count,
        `an entity with a reference to ${entity.name}`,
        'Correct "entity" and "by".',
      );
    } else if (
      field.count.at &&
      byName.get(field.count.entity)?.fields.get(field.count.at)?.type !== 'dateTime'
    ) {
      fault('x-count/at', field.count.at, 'a date-time field of the counted entity', 'Correct "at".');
    }
  }
  if (field.inherit) {
    const [through, source] = field.inherit;
    const target = byName.get(entity.fields.get(through)?.ref ?? '');
    if (target?.fields.get(source)?.type !== field.type) {
      fault('x-inherit', field.inherit.join('.'), 'reference.field of the same kind', 'Correct the path.');
    }
  }
  if (field.condition && !entity.fields.has(field.condition.field)) {
    fault('x-when/field', field.condition.field, 'a property of this entity', 'Correct the name.');
  }
  for (const value of field.condition ? demandingValues(field.condition) : []) {
    if (!field.condition?.in.includes(value))
      fault('x-when/required', value, 'one of the values in "in"', 'Correct the value.');
  }
  if (field.condition && field.required) {
    fault(
      'x-when',
      field.condition,
      'a property that is not in "required"',
      'Use "required" inside "x-when".',
    );
  }
  if (field.property['x-search'] && !['text', 'longText', 'phone', 'email', 'url'].includes(field.type)) {
    fault('x-search', true, 'a text field', `Remove it; ${field.name} is ${field.type}.`);
  }
  const labels = Object.keys(field.property['x-enum'] ?? {});
  const values = (field.property.enum ?? []).map(String);
  for (const label of labels.filter((name) => !values.includes(name))) {
    fault('x-enum', label, `one of ${values.join(', ')}`, 'Remove it or add it to "enum".');
  }
  if (!fieldTypes.includes(field.type))
    fault('type', field.type, 'a known kind of field', 'Change the type.');
  return faults;
}

function workflowFaults(file: string, entity: Entity): Fault[] {
  return entity.actions.flatMap((action) => {
    const pointer = `/x-workflow/${action.field}/${action.name}`;
    const field = entity.fields.get(action.field);
    const fault = (at: string, value: unknown, expected: string, remedy: string): Fault => ({
      file,
      pointer: `${pointer}${at}`,
      value,
      expected,
      remedy,
    });
    if (!field || (field.type !== 'enum' && field.type !== 'boolean')) {
      return [
        fault('', action.field, 'an enum or boolean property', 'Name the property that holds the state.'),
      ];
    }
    const states: readonly unknown[] = field.type === 'boolean' ? [true, false] : (field.property.enum ?? []);
    const unknown = [...action.from, action.to].filter((state) => !states.includes(state));
    return [
      ...unknown.map((state) => fault('', state, `one of ${states.join(', ')}`, 'Use a declared state.')),
      ...(action.require ?? [])
        .filter((name) => !entity.fields.has(name) || entity.fields.get(name)?.derived)
        .map((name) => fault('/require', name, 'a property that callers may give', 'Correct the name.')),
      ...(field.property.default === undefined
        ? [
            fault(
              '',
              undefined,
              `a default on ${action.field}`,
              'Give the state a record starts in as "default".',
            ),
          ]
        : []),
      ...([
        'list',
        'show',
        'create',
        'update',
        'delete',
        'import',
        'export',
        'options',
        'batch',
        'form',
        'history',
      ].includes(action.name)
        ? [fault('', action.name, 'a name that is no endpoint', 'Rename the action.')]
        : []),
    ];
  });
}
