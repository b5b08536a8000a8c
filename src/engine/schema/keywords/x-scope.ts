import { levels } from '../contract/app';
import type { Level } from '../contract/define-app';
import { type Fault, faultAt } from './fault';
import type { EntityKeyword, EntityPlace } from './keyword';
import { type NameScope, oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

type Scope = 'everyone' | 'everyone-reads' | Readonly<Record<string, string>>;

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /**
     * The row scope: by level of the application, the column that ties a row to an account. An account whose
     * level is not named sees no rows. `everyone`: all accounts reach all rows. `everyone-reads`: all
     * accounts read all rows, and only accounts that reach everything write them. Default: only accounts that
     * reach everything read and write rows.
     */
    'x-scope'?: Scope;
  }
}

const levelNames: NameScope = {
  what: `a level of app.ts${levels.length === 0 ? ', which declares none' : ''}`,
  entity: undefined,
  names: levels.map(({ name }) => name),
};

export const onEntity: EntityKeyword<Scope> = {
  schema: {
    oneOf: [
      { enum: ['everyone', 'everyone-reads'] },
      {
        type: 'object',
        properties: Object.fromEntries(levels.map(({ name }) => [name, fieldName])),
        minProperties: 1,
        additionalProperties: fieldName,
      },
    ],
  },
  shape: "'everyone' | 'everyone-reads' | { [level]: field }",
  docs: `The rows that an account reaches: by level of the application, the column that ties a row to an account of that
level; \`id\` where the record itself is what ties the account. An account of a level that is not named sees no rows. With
\`'everyone'\` all accounts reach all rows; with \`'everyone-reads'\` all read them, and only accounts that reach everything
write them. Default: only accounts that reach everything see and write rows. A column that the row does not have itself
comes by \`x-inherit\`.`,
  examples: ['everyone', 'everyone-reads'],
  uses: (_, { entity, at }) =>
    Object.entries(entity.scope.columns).flatMap(([level, column]) => [
      ...oneUse(`${at}/${level}`, level, levelNames),
      ...oneUse(`${at}/${level}`, column, propertiesOf(entity)),
    ]),
  faults: (_, place) => levels.flatMap((level) => columnFaults(level, place)),
};

/** Faults of a column of the scope: it must hold what ties an account of the level. */
function columnFaults(level: Level, { entity, byName, at }: EntityPlace): readonly Fault[] {
  const { scope, fields } = entity;
  const column = scope.columns[level.name];
  const field = fields.get(column ?? '');
  const isOwn = column === 'id' && level.entity !== undefined;
  if (column === undefined || field === undefined || isOwn) return [];
  const pointer = `${at}/${level.name}`;
  if (level.entity === undefined) {
    if (field.type === 'text') return [];
    const remedy = `Name another property; ${column} is ${field.type}. "x-inherit" copies the code of a record pointed to.`;
    return [faultAt(pointer, column, `a short text, the code of a ${level.name}`, remedy)];
  }
  const target = field.type === 'reference' ? byName.get(field.ref ?? '') : undefined;
  if (target?.scope.columns[level.name] === 'id') return [];
  return [
    faultAt(
      pointer,
      column,
      `a reference to the entity whose own "x-scope" has "${level.name}": "id"`,
      `Name another property; "x-inherit" copies the ${level.name} of a record pointed to.`,
    ),
  ];
}
