import { systemSchema } from '../../schema/contract/app';
import type { Model } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import { literal, quote } from '../database/sql-text';

/** Statements that replace an entity's earlier name in history, files, menus and the rules of roles. */
export function entityMentions(model: Model, entity: Entity, earlier: string): string[] {
  const [from, to] = [literal(earlier), literal(entity.name)];
  const isDefault = entity.schema['x-permission'] === undefined;
  const heads: [string, string, string][] = [
    ['component', `entity/${earlier}/`, `entity/${entity.name}/`],
    ...(isDefault ? [['perm', `biz:${earlier}:`, `${entity.permission}:`] as [string, string, string]] : []),
  ];
  const menus = tableOf(model, 'menu');
  const trees = heads.reduce(
    (text, [key, old, now]) =>
      `replace(${text}, ${literal(`"${key}": "${old}`)}, ${literal(`"${key}": "${now}`)})`,
    'tree::text',
  );
  return [
    `update ${systemSchema}.history set entity = ${to} where entity = ${from}`,
    `update ${systemSchema}.file_use set entity = ${to} where entity = ${from}`,
    `delete from ${systemSchema}.entity_total where entity = ${from}`,
    `update ${systemSchema}.sequence set kind = ${to} || substr(kind, ${earlier.length + 1})
  where starts_with(kind, ${literal(`${earlier}.`)})`,
    ...(menus
      ? heads.map(
          ([column, old, now]) =>
            `update ${menus} set ${column} = ${literal(now)} || substr(${column}, ${old.length + 1})
  where starts_with(${column}, ${literal(old)})`,
        )
      : []),
    ...['menu_draft', 'menu_revision'].map(
      (table) => `update ${systemSchema}.${table} set tree = (${trees})::jsonb where tree::text <> ${trees}`,
    ),
    ...inRules(
      model,
      `field_rules = (field_rules - ${from}) || jsonb_build_object(${to}, field_rules -> ${from})`,
      earlier,
    ),
  ];
}

/** The same for a field. */
export function fieldMentions(model: Model, { name }: Entity, earlier: string, now: string): string[] {
  const [entity, from, to] = [literal(name), literal(earlier), literal(now)];
  const list = `(select coalesce(jsonb_agg(case named when ${from} then ${to} else named end order by at), '[]')
      from jsonb_array_elements_text(value) with ordinality as listed (named, at))`;
  const lists = `(select jsonb_object_agg(key, ${list}) from jsonb_each(field_rules -> ${entity}))`;
  return [
    `update ${systemSchema}.history set changes = (changes - ${from}) || jsonb_build_object(${to}, changes -> ${from})
  where entity = ${entity} and changes ? ${from}`,
    `update ${systemSchema}.file_use set field = ${to} where entity = ${entity} and field = ${from}`,
    `update ${systemSchema}.sequence set kind = ${literal(`${name}.${now}`)} where kind = ${literal(`${name}.${earlier}`)}`,
    ...inRules(
      model,
      `field_rules = field_rules || jsonb_build_object(${entity}, coalesce(${lists}, '{}'))`,
      name,
    ),
  ];
}

function inRules(model: Model, assignment: string, entity: string): string[] {
  const roles = tableOf(model, 'role');
  return roles ? [`update ${roles} set ${assignment} where field_rules ? ${literal(entity)}`] : [];
}

function tableOf(model: Model, name: string): string | undefined {
  const entity = model.entities.get(name);
  return entity && quote(entity.table);
}
