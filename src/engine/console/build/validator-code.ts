import { fileURLToPath } from 'node:url';
import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { entityOf } from '../../schema/model/entity-of';
import type { EntitySchema } from '../../schema/model/entity-schema';
import { createAjv } from '../../schema/write/validator';
import { createSchema } from '../../schema/write/write-schema';

const path = (relative: string) => JSON.stringify(fileURLToPath(new URL(relative, import.meta.url)));

/** `require` calls in ajv's generated code, which browsers lack, with their replacements. */
const standIns: Readonly<Record<string, string>> = {
  // Length in Unicode code points, as JSON Schema defines it.
  'require("ajv/dist/runtime/ucs2length").default': '(text) => [...text].length',
  'require("ajv/dist/runtime/equal").default': 'isSame',
};

/** An ES module whose default export validates the body of a create. */
export function validatorCode(schema: EntitySchema): string {
  const entity = entityOf(schema);
  const ajv = createAjv({ code: { source: true, esm: true, formats: _`formats` } });
  const validate = ajv.compile(bareSchema(createSchema(entity)));
  let code = standaloneCode(ajv, validate);
  for (const [required, standIn] of Object.entries(standIns)) code = code.replaceAll(required, standIn);
  const left = /require\([^)]*\)/.exec(code)?.[0];
  if (left) throw new Error(`The validator of ${entity.name} needs ${left}; add a stand-in for it.`);
  return [
    `import { formats } from ${path('../../schema/write/formats.ts')};`,
    `import { isSame } from ${path('../../schema/write/merge.ts')};`,
    code,
  ].join('\n');
}

/**
 * Drops everything that does not validate: our own keywords, titles and descriptions. A property that happens to be
 * named `title` is an object, not a string, and stays.
 */
function bareSchema<S extends object>(schema: S): S {
  const isIdle = (key: string, value: unknown) =>
    key.startsWith('x-') || (/^(title|description)$/.test(key) && typeof value === 'string');
  return JSON.parse(JSON.stringify(schema, (key, value) => (isIdle(key, value) ? undefined : value)));
}
