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

export const fieldNames = { type: 'array', items: fieldName, minItems: 1, uniqueItems: true } as const;

export const words = { ...textOf('words that are not blank', 'Training plan', '\\S'), minLength: 1 } as const;

/** Words, or the name of the property that holds them. */
export const wordsOrField = {
  ...words,
  ...shaped({ field: fieldName }),
  type: ['string', 'object'],
} as const;

export const perms = {
  type: 'array',
  items: textOf(
    'a permission of module, entity and action, with colons between',
    'biz:book:secret',
    '^[a-z]\\w*(:[a-zA-Z]\\w*){2}$',
  ),
  minItems: 1,
} as const;

/** An object with exactly these properties. */
export function shaped<const Properties extends Readonly<Record<string, object>>>(properties: Properties) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}

export const entityName = {
  ...textOf(
    'a lower-case kebab-case name of at most 40 characters',
    'training-plan',
    '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  ),
  maxLength: 40,
} as const;
