import { systemSchema } from '../../schema/contract/app';
import type { Entity, Field } from '../../schema/model/entity';
import { partName, withNested } from '../../schema/model/nested-fields';
import { literal, quote } from '../database/sql-text';

export interface NestedRename {
  readonly field: Field;
  readonly part: Field;
  readonly earlier: string;
  /** SQL of the column's value with the key renamed. */
  readonly value: string;
  /** Statement that renames the key in the history. */
  readonly historySql: string;
}

/** Renames of keys inside objects, outer keys first. */
export function nestedRenames(entity: Entity): NestedRename[] {
  return [...entity.fields.values()].flatMap((field) =>
    withNested(field.fields).flatMap((part) =>
      (part.property['x-was'] ?? []).map((earlier) => renameOf(entity, field, part, earlier)),
    ),
  );
}

function renameOf(entity: Entity, field: Field, part: Field, earlier: string): NestedRename {
  const holders = [field, ...withNested(field.fields).filter(({ name }) => part.name.startsWith(`${name}.`))];
  const renamed = (value: string) => withKey(value, holders, literal(earlier), literal(partName(part)));
  const kept = `changes -> ${literal(field.name)}`;
  return {
    field,
    part,
    earlier,
    value: renamed(quote(field.name)),
    historySql: `update ${systemSchema}.history set changes = changes || jsonb_build_object(${literal(field.name)},
    ${eachOf(kept, 'version_of', renamed)})
  where entity = ${literal(entity.name)} and changes ? ${literal(field.name)}`,
  };
}

/** Renames the key at the end of a path of nested fields. */
function withKey(value: string, [holder, ...inner]: readonly Field[], from: string, to: string): string {
  if (!holder) return value;
  const [next] = inner;
  const within = (object: string): string => {
    const key = next ? literal(partName(next)) : from;
    const held = `${object} -> ${key}`;
    const changed = next
      ? `${object} || jsonb_build_object(${key}, ${withKey(held, inner, from, to)})`
      : `(${object} - ${from}) || jsonb_build_object(${to}, ${held})`;
    return `case when jsonb_typeof(${object}) = 'object' and ${object} ? ${key} then ${changed} else ${object} end`;
  };
  return holder.type === 'objects'
    ? eachOf(value, `of_${holder.name.replaceAll('.', '_')}`, within)
    : within(`(${value})`);
}

/** SQL that maps each element of a list; other values stay unchanged. */
function eachOf(list: string, alias: string, made: (element: string) => string): string {
  const elements = `jsonb_array_elements(${list}) with ordinality as ${quote(alias)} (element, at)`;
  const element = `${quote(alias)}.element`;
  return `case when jsonb_typeof(${list}) = 'array'
    then (select coalesce(jsonb_agg(${made(element)} order by ${quote(alias)}.at), '[]') from ${elements})
    else ${list} end`;
}
