import fc from 'fast-check';
import { levels } from '../../../src/engine/schema/contract/app';
import type { Level } from '../../../src/engine/schema/contract/define-app';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { loadModel } from '../../../src/engine/server/registry';
import { arbitraryValue } from '../../support/arbitrary-value';

/** Half of each entity's records belong to each of these; a record of a level with an entity belongs to itself. */
export const owners = [0, 1] as const;
export type Owner = (typeof owners)[number];

const accounts = entityNamed(loadModel(), 'manager');

/** Two values of each level whose field is a text. */
const codes = new Map(
  levels.flatMap(({ name, field, entity }) =>
    entity === undefined ? [[name, twoValuesOf(field)] as const] : [],
  ),
);

/** What ties the owner's records to a level whose field is a text. */
export function codeOf({ name }: Level, owner: Owner): string {
  return codes.get(name)?.[owner] ?? '';
}

function twoValuesOf(name: string): readonly string[] {
  const values = arbitraryValue(fieldNamed(accounts, name), () => []).map(String);
  return [...new Set(fc.sample(values, { numRuns: 50, seed: 1 }))].slice(0, 2);
}
