import { type FileFault, faultAt } from '../keywords/fault';
import type { NameUse } from '../keywords/name-use';
import type { Entity } from '../model/entity';
import { systemProperties } from '../model/system-properties';
import { entityNameUses, propertyNameUses } from './keyword-uses';
import { meantName } from './nearest-name';
import { placedProperties } from './placed-properties';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

interface FileUse extends NameUse {
  readonly file: string;
}

interface WrongNames {
  readonly faults: readonly FileFault[];
  /** The files that use these names; their other faults may follow from them. */
  readonly files: ReadonlySet<string>;
}

/** Faults of unknown names: one per name, with all places that use it. */
export function wrongNames(declared: readonly Declared[]): WrongNames {
  const byName = new Map(declared.map(({ entity }) => [entity.name, entity]));
  const uses = declared.flatMap(({ file, entity }) =>
    [...entityNameUses(entity, byName), ...placedProperties(entity, byName).flatMap(propertyNameUses)].map(
      (use): FileUse => ({ ...use, file }),
    ),
  );
  const wrong = new Map<string, FileUse[]>();
  for (const use of uses.filter(({ name, scope }) => !scope.names.includes(name))) {
    const key = `${use.scope.what}: ${use.name}`;
    wrong.set(key, [...(wrong.get(key) ?? []), use]);
  }
  const fileOf = new Map(declared.map(({ file, entity }) => [entity.name, file]));
  const groups = [...wrong.values()];
  return {
    faults: groups.flatMap((places) => faultOf(places, fileOf)),
    files: new Set(groups.flat().map(({ file }) => file)),
  };
}

/**
 * Places the fault at the first use in the file that should declare the name or, without such a use, at the
 * first use of all.
 */
function faultOf(places: readonly FileUse[], fileOf: ReadonlyMap<string, string>): FileFault[] {
  const home = fileOf.get(places[0]?.scope.entity ?? '');
  const use = places.find(({ file }) => file === home) ?? places[0];
  if (!use) return [];
  const { file, pointer, name, scope } = use;
  const others = new Set(places.map((place) => `${place.file === file ? '' : place.file}#${place.pointer}`));
  others.delete(`#${pointer}`);
  const [next, ...more] = [...others];
  const elsewhere = more.length > 0 ? `, and ${more.length} more` : '';
  const also = next === undefined ? '' : ` It is named at ${next}${elsewhere}, too.`;
  const choices = scope.names.filter((one) => !(one in systemProperties));
  const choice = choices.length > 0 && choices.length <= 30 ? `: ${choices.join(', ')}` : '';
  const remedy = `Correct the name, or declare "${name}".${meantName(name, scope.names)}${also}`;
  return [{ file, ...faultAt(pointer, name, `${scope.what}${choice}`, remedy) }];
}
