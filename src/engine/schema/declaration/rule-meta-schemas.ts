/** A text with a pattern; fault messages show the description and the example. */
export function textOf<const Description extends string, const Pattern extends string>(
  description: Description,
  example: string,
  pattern: Pattern,
) {
  return { type: 'string', description, examples: [example], pattern } as const;
}

export const fieldName = {
  ...textOf('a lower-case snake_case name of at most 50 characters', 'birth_date', '^[a-z][a-z0-9_]*$'),
  maxLength: 50,
} as const;

export const camelCaseName = {
  ...textOf('a camelCase name of at most 30 letters and digits', 'perDay', '^[a-z][a-zA-Z0-9]*$'),
  maxLength: 30,
} as const;

const scalar = { type: ['string', 'number', 'boolean'] } as const;
export const scalars = { items: scalar, minItems: 1, uniqueItems: true } as const;

const tests = {
  minProperties: 1,
  propertyNames: fieldName,
  additionalProperties: {
    type: ['string', 'number', 'boolean', 'array', 'object'],
    ...scalars,
    properties: {
      not: { type: ['string', 'number', 'boolean', 'array'], ...scalars },
      set: { type: 'boolean' },
      from: { type: ['string', 'number'] },
      to: { type: ['string', 'number'] },
    },
    minProperties: 1,
    additionalProperties: false,
  },
} as const;

/** A `Condition`. The entity checks separately that each test is of one kind and fits its field. */
export const condition = {
  type: ['object', 'array'],
  ...tests,
  minItems: 1,
  items: { type: 'object', ...tests },
} as const;

/** `lines.amount`: a property of the items of a list. */
export const fieldPath = textOf(
  'a list and a property of its items, with a dot between',
  'lines.amount',
  '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
);

export const names = { type: 'array', items: fieldName, minItems: 1, uniqueItems: true } as const;

/** `x-rules`. The entity checks separately that each rule is of one kind and that its fields fit. */
export const rules = {
  type: 'object',
  minProperties: 1,
  propertyNames: camelCaseName,
  additionalProperties: {
    type: 'object',
    properties: {
      order: {
        type: 'array',
        prefixItems: [fieldName, { enum: ['<', '<='] }, fieldName],
        minItems: 3,
        maxItems: 3,
      },
      any: { ...names, minItems: 2 },
      total: fieldPath,
      equals: { type: 'number' },
      disjoint: fieldName,
      from: fieldName,
      to: fieldName,
      distinct: fieldName,
      by: names,
    },
    minProperties: 1,
    dependentRequired: {
      total: ['equals'],
      equals: ['total'],
      disjoint: ['from', 'to'],
      from: ['disjoint'],
      to: ['disjoint'],
      distinct: ['by'],
      by: ['distinct'],
    },
    additionalProperties: false,
  },
} as const;
