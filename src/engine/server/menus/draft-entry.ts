import { blankEntry, type MenuEntry } from '../../schema/menu/menu-entry';
import type { Entity } from '../../schema/model/entity';
import { inputFields } from '../../schema/model/entity';
import type { PropertySchema } from '../../schema/model/entity-schema';
import { compileAlone } from '../../schema/write/validator';
import { assertValid } from '../http/invalid';

const entryLimit = 2000;

/** Parses the body of a draft, whose menus may have faults but must be storable. Throws a 422. */
export function draftReader(menu: Entity): <Body extends DraftBody>(body: Body) => Read<Body> {
  const validate = compileAlone(bodySchema(menu), false);
  const blank = blankEntry(menu);
  return (body) => {
    assertValid(validate, body);
    const { tree, ...others } = body;
    // Valid by the schema and completed with the defaults.
    const entries = tree?.map((entry) => ({ ...blank, ...entry })) as MenuEntry[] | undefined;
    return { ...others, ...(entries && { tree: entries }) };
  };
}

interface DraftBody {
  readonly tree?: readonly Readonly<Record<string, unknown>>[];
}

type Read<Body> = Omit<Body, 'tree'> & { readonly tree?: readonly MenuEntry[] };

function bodySchema(menu: Entity): PropertySchema {
  const entry = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      roles: {
        type: 'array',
        items: { type: 'string', maxLength: 31 },
        maxItems: 1000,
        uniqueItems: true,
      },
      ...Object.fromEntries(inputFields(menu).map(({ name, property }) => [name, storable(property)])),
    },
    required: ['id', 'type', 'name'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' },
      tree: { type: 'array', maxItems: entryLimit, items: entry },
    },
  } as PropertySchema;
}

/** Only the type of the value is checked; other rules are reported as faults, and enforced on publishing. */
function storable({ type, enum: values, additionalProperties, maximum }: PropertySchema): PropertySchema {
  if (values) return { type: 'string', enum: values };
  return {
    type: [type, 'null'],
    ...(type === 'string' && { maxLength: 5000 }),
    ...(type === 'integer' && {
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: maximum ?? Number.MAX_SAFE_INTEGER,
    }),
    ...(additionalProperties !== undefined && { additionalProperties, maxProperties: 100 }),
  } as PropertySchema;
}
