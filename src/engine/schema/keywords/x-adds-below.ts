import { levelSettings } from '../contract/app';
import type { AddsBelow } from '../model/adds-below';
import { faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName, fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /**
     * If a column of the scope is `id`: accounts of that level may add records below their own in the
     * `x-tree`, while a setting is on.
     */
    'x-adds-below'?: AddsBelow;
  }
}

export const onEntity: EntityKeyword<AddsBelow> = {
  schema: {
    type: 'object',
    properties: { setting: fieldName, same: fieldNames, once: fieldNames },
    required: ['setting', 'same'],
    additionalProperties: false,
  },
  docs: `For an entity with \`x-tree\` and a column of \`x-scope\` that is \`id\`: accounts of that level may add records below their
own while the named \`setting\` of the application is on. A new record takes the fields in \`same\` from the account's own record;
the fields in \`once\` can be given with the new record only.`,
  examples: [{ setting: 'may_add_branches', same: ['region'], once: ['code'] }],
  uses: ({ same, once = [] }, { entity, at }) =>
    Object.entries({ same, once }).flatMap(([keyword, names]) =>
      names.flatMap((name) => oneUse(`${at}/${keyword}`, name, propertiesOf(entity))),
    ),
  /** An entity without a tree, an unknown setting, or fields that callers cannot write. */
  faults({ setting, same, once = [] }, { entity, byName, at: pointer }) {
    const fault = (at: string, value: unknown, expected: string, remedy: string) =>
      faultAt(`${pointer}${at}`, value, expected, remedy);
    const { level = '', entity: settingsEntity = '' } = levelSettings ?? {};
    const settings = [...(byName.get(settingsEntity)?.fields.values() ?? [])].filter(
      ({ type }) => type === 'boolean',
    );
    const names = settings.map(({ name }) => name);
    const column = entity.scope.columns[level];
    return [
      ...(column === 'id'
        ? []
        : [fault('', column, `"${level}": "id" in "x-scope"`, `Remove it: a ${level} adds here already.`)]),
      ...(entity.tree === undefined
        ? [
            fault(
              '',
              undefined,
              '"x-tree"',
              'Name the reference by which what is added belongs to its parent.',
            ),
          ]
        : []),
      ...(names.includes(setting)
        ? []
        : [fault('/setting', setting, `one of ${names.join(', ')}`, `Name a boolean of ${settingsEntity}.`)]),
      ...Object.entries({ same, once }).flatMap(([list, listed]) =>
        listed
          .filter((name) => entity.fields.get(name)?.derived !== false)
          .map((name) => fault(`/${list}`, name, 'a property that callers may give', 'Correct the name.')),
      ),
    ];
  },
};
