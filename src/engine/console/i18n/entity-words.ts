import type { TFunction } from 'i18next';
import type { CustomerLanguage } from '../../schema/contract/language';
import { codeName } from '../../schema/model/code-name';
import type { Action, Entity, Field, Group } from '../../schema/model/entity';
import { wordsKey } from '../../schema/model/entity-words';
import { localeOf } from './format/locale';
import { activeLanguage } from './words';

/** Words of entities in the language of `t`; where a table lacks a word, the English one of the declaration. */
export function entityTitle(t: TFunction, entity: Entity): string {
  return t(`entities.${entity.name}.title`, { defaultValue: entity.title });
}

export function entityPlural(t: TFunction, entity: Entity): string {
  return t(`entities.${entity.name}.plural`, { defaultValue: entity.titlePlural });
}

export function fieldTitle(t: TFunction, entity: Entity, field: Field): string {
  const key = field.system
    ? `system.fields.${field.name}`
    : `entities.${entity.name}.fields.${wordsKey(field)}`;
  return t(key, { defaultValue: field.title });
}

export function fieldHelp(t: TFunction, entity: Entity, field: Field): string | undefined {
  if (field.help === undefined) return undefined;
  return t(`entities.${entity.name}.help.${wordsKey(field)}`, { defaultValue: field.help });
}

/** Text for an empty value; undefined if a dash is shown. */
export function emptyText(t: TFunction, entity: Entity, field: Field): string | undefined {
  if (field.empty === undefined) return undefined;
  return t(`entities.${entity.name}.empty.${wordsKey(field)}`, { defaultValue: field.empty });
}

export function enumTitle(t: TFunction, entity: Entity, field: Field, value: string): string {
  const option = field.options.find((known) => known.value === value);
  if (field.codes && option) return codeName(field.codes, value, localeOf(activeLanguage()));
  const english = option?.title ?? value;
  return t(`entities.${entity.name}.enums.${wordsKey(field)}.${value}`, { defaultValue: english });
}

/** Title of a unit in singular or plural, for this count. */
export function unitTitle(t: TFunction, entity: Entity, field: Field, value: string, count: number): string {
  const option = field.options.find((known) => known.value === value);
  if (option?.one === undefined) return enumTitle(t, entity, field, value);
  const key = `entities.${entity.name}.enums.${wordsKey(field)}.${value}`;
  return t(key, { count, defaultValue_one: option.one, defaultValue_other: option.title });
}

/** Options of an enum: in declared order, but codes (countries, languages ...) sorted by name. */
export function enumOptions(t: TFunction, entity: Entity, field: Field): { value: string; label: string }[] {
  const options = field.options.map(({ value }) => ({ value, label: enumTitle(t, entity, field, value) }));
  const { compare } = new Intl.Collator(localeOf(activeLanguage()));
  return field.codes ? options.sort((a, b) => compare(a.label, b.label)) : options;
}

export function languageName(language: CustomerLanguage): string {
  return codeName('language', localeOf(language), localeOf(activeLanguage()));
}

export function groupTitle(t: TFunction, entity: Entity, group: Group): string {
  return t(`entities.${entity.name}.groups.${group.name}`, { defaultValue: group.title });
}

/** The declared consequence of the action; undefined if none is declared. */
export function actionConsequence(t: TFunction, entity: Entity, action: Action): string | undefined {
  if (action.consequence === undefined) return undefined;
  return t(`entities.${entity.name}.consequences.${action.name}`, { defaultValue: action.consequence });
}

export function actionTitle(t: TFunction, entity: Entity, action: Action): string {
  return t(`entities.${entity.name}.actions.${action.name}`, { defaultValue: action.title });
}
