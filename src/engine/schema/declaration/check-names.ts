import type { Entity, Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { systemProperties } from '../model/system-properties';
import { variantWith } from '../model/variants';
import { entityNameUses } from './entity-name-uses';
import { type FileFault, faultAt } from './fault';
import type { NameUse } from './name-use';
import { meantName } from './nearest-name';
import { propertyNameUses } from './property-name-uses';

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
    [
      ...entityNameUses(entity),
      ...placedFields(entity).flatMap(({ field, pointer }) =>
        propertyNameUses(entity, field, pointer, byName),
      ),
    ].map((use): FileUse => ({ ...use, file })),
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

/** The fault is at the first use in the file that should declare the name, else at the first use. */
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
  const choice = choices.length <= 30 ? `: ${choices.join(', ')}` : '';
  const remedy = `Correct the name, or declare "${name}".${meantName(name, scope.names)}${also}`;
  return [{ file, ...faultAt(pointer, name, `${scope.what}${choice}`, remedy) }];
}

/** All fields of the entity, nested ones too, with their JSON pointers in the declaration. */
function placedFields(entity: Entity): { field: Field; pointer: string }[] {
  const placed = (field: Field, pointer: string): { field: Field; pointer: string }[] => {
    const inside = `${pointer}${field.type === 'objects' ? '/items' : ''}`;
    return [
      { field, pointer },
      ...field.fields.flatMap((part) => {
        const name = partName(part);
        const variant = variantWith(field.property['x-variants'], name);
        const holder = variant === undefined ? inside : `${pointer}/x-variants/schemas/${variant}`;
        return placed(part, `${holder}/properties/${name}`);
      }),
    ];
  };
  return [...entity.fields.values()]
    .filter(({ system }) => !system)
    .flatMap((field) => placed(field, `/properties/${field.name}`));
}
