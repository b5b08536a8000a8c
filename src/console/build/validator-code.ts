import { fileURLToPath } from 'node:url';
import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { entityOf } from '../../entity/model/entity-of';
import type { EntitySchema } from '../../entity/model/entity-schema';
import { createAjv } from '../../entity/write/validator';
import { createSchema } from '../../entity/write/write-schema';

const path = (relative: string) => JSON.stringify(fileURLToPath(new URL(relative, import.meta.url)));

/** What ajv's code asks for with `require`, which a browser has not, and what stands in for it. */
const standIns: Readonly<Record<string, string>> = {
  // Length in Unicode code points, as JSON Schema counts it.
  'require("ajv/dist/runtime/ucs2length").default': '(text) => [...text].length',
  'require("ajv/dist/runtime/equal").default': 'isSame',
};

/** An ES module whose default export validates what a create of this entity accepts. */
export function validatorCode(schema: EntitySchema): string {
  const entity = entityOf(schema);
  const ajv = createAjv({ code: { source: true, esm: true, formats: _`formats` } });
  const validate = ajv.compile(bareSchema(createSchema(entity)));
  let code = standaloneCode(ajv, validate);
  for (const [asked, standIn] of Object.entries(standIns)) code = code.replaceAll(asked, standIn);
  const left = /require\([^)]*\)/.exec(code)?.[0];
  if (left) throw new Error(`The validator of ${entity.name} needs ${left}; add a stand-in for it.`);
  return [
    `import { formats } from ${path('../../entity/write/formats.ts')};`,
    `import { isSame } from ${path('../../entity/write/merge.ts')};`,
    code,
  ].join('\n');
}

/** The schema without what does not validate: our own keywords, titles and descriptions. A property of that name is no text. */
function bareSchema<S extends object>(schema: S): S {
  const isIdle = (key: string, value: unknown) =>
    key.startsWith('x-') || (/^(title|description)$/.test(key) && typeof value === 'string');
  return JSON.parse(JSON.stringify(schema, (key, value) => (isIdle(key, value) ? undefined : value)));
}
