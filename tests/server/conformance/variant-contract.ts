import { describe, expect, test } from 'vitest';
import { type Entity, type Field, inputFields } from '../../../src/engine/schema/model/entity';
import { partName } from '../../../src/engine/schema/model/nested-fields';
import type { Variants } from '../../../src/engine/schema/model/variants';
import { isEmpty } from '../../../src/engine/schema/write/condition';
import type { Body } from '../../support/arbitrary-record';
import { completed } from './expected-row';
import { root, type World } from './world';

/** Each variant of an object can be stored, and no mixture of two variants. */
export function variantContract(world: () => World, entity: Entity): void {
  const fields = inputFields(entity).filter(({ selector }) => selector !== undefined);
  const cases = fields.flatMap((field) => {
    const variants = field.property['x-variants'] as Variants<unknown>;
    return Object.keys(variants.schemas).map((value) => ({ field, variants, value }));
  });

  describe.skipIf(cases.length === 0)('variants', () => {
    test.each(cases)('$field.name of $value is stored', async ({ field, variants, value }) => {
      const body = bodyWith(world(), entity, field, value);
      const row = await world().make(entity, body);
      const { data } = await world().server.call(root, 'GET', `/${entity.plural}/${row.id}`);
      expect(data[field.name]).toMatchObject(body[field.name] as Body);
      const allowed = Object.keys(variants.schemas[value]?.properties ?? {});
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(data[field.name])));
    });

    test.each(cases)(
      '$field.name of $value is refused with parts of other variants',
      async ({ field, variants, value }) => {
        const body = bodyWith(world(), entity, field, value);
        const own = variants.schemas[value];
        const foreign = field.fields.find((part) => !(partName(part) in (own?.properties ?? {})));
        const sample = foreign && samplePart(world(), entity, field, foreign);
        const given = body[field.name] as Body;
        const wrong: [string, string, Body][] = [
          ...(foreign
            ? [[partName(foreign), 'notApplicable', { ...given, [partName(foreign)]: sample }] as const]
            : []),
          ...(own?.required ?? []).map(
            (name) => [name, 'required', { ...given, [name]: undefined }] as const,
          ),
        ].map(([name, rule, value]) => [name, rule, value]);
        const before = await world().print(entity);
        for (const [name, rule, value] of wrong) {
          const attempt = world().make(entity, { ...body, [field.name]: value });
          await expect(attempt, name).rejects.toMatchObject({
            data: {
              issues: expect.arrayContaining([
                expect.objectContaining({ field: `${field.name}.${name}`, rule }),
              ]),
            },
          });
        }
        expect(await world().print(entity)).toEqual(before);
      },
    );
  });
}

function bodyWith(world: World, entity: Entity, field: Field, value: string): Body {
  const selector = field.selector ?? '';
  return world.bodies.where(
    entity,
    `has ${field.name} of ${value}`,
    (body) => completed(entity, body)[selector] === value && !isEmpty(body[field.name]),
  );
}

/** A value of the part, taken from a body whose variant contains it. */
function samplePart(world: World, entity: Entity, field: Field, part: Field): unknown {
  const name = partName(part);
  const body = world.bodies.where(
    entity,
    `has ${part.name}`,
    (one) => name in ((one[field.name] ?? {}) as Body),
  );
  return (body[field.name] as Body)[name];
}
