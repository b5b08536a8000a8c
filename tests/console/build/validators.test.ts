import { referring } from 'virtual:entity-facts';
import { describe, expect, it } from 'vitest';
import { validatorCode } from '../../../src/engine/console/build/validator-code';
import { loadEntity, loadValidator } from '../../../src/engine/console/data/registry';
import { createAjv } from '../../../src/engine/schema/write/validator';
import { createSchema } from '../../../src/engine/schema/write/write-schema';

/** Values that between them break every kind of rule. */
const values = [
  '',
  ' ',
  'x',
  'ABC-123',
  'a'.repeat(6000),
  // Longer in UTF-16 than in code points, which is what counts.
  ...[20, 40, 60, 80, 100].map((length) => '👣'.repeat(length)),
  '+34 600 000 000',
  'not a phone',
  '2026-02-30',
  '2026-02-28',
  '2026-02-28T10:00:00Z',
  'https://example.org',
  0,
  -1,
  1.5,
  1e20,
  true,
  false,
  null,
  [],
  [1, 1],
  [1, 2],
  ['a', 'a'],
  {},
  { a: 1 },
  'lease',
  '2',
  'menu',
];

describe.each(Object.keys(referring))('the compiled validator of %s', (name) => {
  it('has the same verdict as ajv, field by field', async () => {
    const entity = await loadEntity(name);
    const validate = await loadValidator(name);
    const ajv = createAjv().compile(createSchema(entity));
    for (const field of entity.fields.keys()) {
      for (const value of values) {
        const mine = structuredClone({ [field]: value });
        const theirs = structuredClone({ [field]: value });
        expect(validate(mine), `${field} ${JSON.stringify(value)}`).toBe(ajv(theirs));
        expect(mine).toEqual(theirs);
        const seen = (errors: typeof ajv.errors) =>
          errors?.map(({ keyword, instancePath, params, schemaPath }) => ({
            keyword,
            instancePath,
            params,
            schemaPath,
          }));
        expect(seen(validate.errors)).toEqual(seen(ajv.errors));
      }
    }
  });

  it('asks for nothing a browser has not', async () => {
    const code = validatorCode((await loadEntity(name)).schema);
    expect(code).not.toContain('require(');
    expect(code).not.toMatch(/\beval\b|new Function/);
  });
});
