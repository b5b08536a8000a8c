import type { Transition } from '../model/entity-schema';
import type { EntityKeyword } from './keyword';
import { conditionUses, type NameUse, oneUse, propertiesOf, valueUses } from './name-use';
import { camelCaseName, condition, fieldName, fieldNames, words } from './value-schemas';
import { workflowFaults } from './workflow-faults';

type Workflow = Readonly<Record<string, Readonly<Record<string, Transition>>>>;

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Field -> action -> transition. Only actions change such a field. */
    'x-workflow'?: Workflow;
  }
}

const states = { type: ['string', 'boolean'] } as const;
const effect = {
  oneOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    {
      type: 'object',
      properties: { from: { enum: ['now', 'actor'] } },
      required: ['from'],
      additionalProperties: false,
    },
  ],
} as const;

export const onEntity: EntityKeyword<Workflow> = {
  schema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      propertyNames: camelCaseName,
      additionalProperties: {
        type: 'object',
        properties: {
          title: words,
          from: { type: 'array', items: states, minItems: 1 },
          to: states,
          require: fieldNames,
          common: fieldNames,
          input: fieldNames,
          guard: condition,
          notBy: fieldName,
          before: fieldName,
          after: fieldName,
          set: {
            type: 'object',
            minProperties: 1,
            propertyNames: fieldName,
            additionalProperties: effect,
          },
          auto: {
            type: 'object',
            properties: { field: fieldName, minutes: { type: 'integer', minimum: 0, maximum: 5_256_000 } },
            required: ['field'],
            additionalProperties: false,
          },
          manual: { const: false },
          danger: { type: 'boolean' },
          consequence: words,
        },
        required: ['title', 'from', 'to'],
        additionalProperties: false,
      },
    },
  },
  docs: `The states of a record, which an enum or a boolean with a default holds, and the actions that lead from one to
another. Each action has an endpoint, a permission and an entry in the history, and nothing else changes the state. Names of
actions are in camelCase, those of fields in snake_case.

- \`require\` are fields that the record or the call must fill, \`input\` further fields that the call may pass, \`common\` those of
  both that mostly have one value for all records of a batch. The form of a new record leaves out optional fields of both,
  unless one of their actions is possible in the first state; the dialog of the action asks for them, and the form of a
  stored record shows them.
- \`set\` writes fields in the same update: a value, null, \`{ from: 'now' }\` or \`{ from: 'actor' }\`.
- \`guard\` is a condition on the record, as in \`x-when\`; \`notBy\` names a reference to the account that must not take the action,
  \`before\` a date or time after which it is not possible, \`after\` one until which it is not possible yet. A date passes with
  its end, in UTC, and comes with its start, by the caller's clock.
- \`auto\` lets the server take the action, \`minutes\` after the time in \`field\`; a job looks every 30 s, and the history names the
  principal \`system\`. With \`manual: false\` only the server takes it, by \`auto\` or in code of its own: there is no permission,
  endpoint or button.
- \`danger\` colours the button. \`consequence\` is an English sentence with which the console asks first; without it, it asks
  where no action leads back, in words that follow from the declaration.

All of it is checked against the stored record, and answered with it (\`_limits\`), so that the console disables what is
refused and says why.`,
  examples: [
    {
      status: {
        lend: {
          title: 'Lend',
          from: ['available'],
          to: 'lent',
          require: ['reader'],
          set: { lent_at: { from: 'now' } },
        },
        remind: { title: 'Remind', from: ['lent'], to: 'overdue', auto: { field: 'due_at' }, manual: false },
        takeBack: { title: 'Take back', from: ['lent', 'overdue'], to: 'available', set: { reader: null } },
      },
    },
  ],
  uses: (_, { entity, at }) =>
    entity.transitions.flatMap((action): NameUse[] => {
      const scope = propertiesOf(entity);
      const {
        name,
        field,
        from,
        to,
        require = [],
        input = [],
        guard,
        notBy,
        before,
        after,
        auto,
        set = {},
      } = action;
      const pointer = `${at}/${field}/${name}`;
      return [
        ...oneUse(pointer, field, scope),
        ...valueUses(entity.fields.get(field), pointer, [...from, to]),
        ...require.flatMap((named) => oneUse(`${pointer}/require`, named, scope)),
        ...input.flatMap((named) => oneUse(`${pointer}/input`, named, scope)),
        ...conditionUses(entity, guard, `${pointer}/guard`),
        ...oneUse(`${pointer}/notBy`, notBy, scope),
        ...oneUse(`${pointer}/before`, before, scope),
        ...oneUse(`${pointer}/after`, after, scope),
        ...oneUse(`${pointer}/auto/field`, auto?.field, scope),
        ...Object.entries(set).flatMap(([named, effect]) => [
          ...oneUse(`${pointer}/set/${named}`, named, scope),
          ...valueUses(entity.fields.get(named), `${pointer}/set/${named}`, effect),
        ]),
      ];
    }),
  faults: (_, { entity }) => workflowFaults(entity),
};
