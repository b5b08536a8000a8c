import type { Entity, Field } from './entity';
import { withNested } from './nested-fields';

/** The words of one entity in one language; the declaration itself is the English table. */
export interface EntityWords {
  title: string;
  plural: string;
  fields: Record<string, string>;
  help?: Record<string, string>;
  empty?: Record<string, string>;
  enums?: Record<string, Record<string, string>>;
  groups?: Record<string, string>;
  actions?: Record<string, string>;
  consequences?: Record<string, string>;
}

/** The key of a field in the translation tables; a dot would separate keys in i18next. */
export function wordsKey({ name }: Field): string {
  return name.replaceAll('.', '_');
}

/**
 * English words, from the titles in the declaration. Codes are named by `Intl`; system fields have one translation for
 * all entities.
 */
export function englishWords(entity: Entity): Required<EntityWords> {
  const declared = withNested([...entity.fields.values()].filter((field) => !field.system));
  return {
    title: entity.title,
    plural: entity.titlePlural,
    fields: Object.fromEntries(declared.map((field) => [wordsKey(field), field.title])),
    help: Object.fromEntries(
      declared.flatMap((field) => (field.help ? [[wordsKey(field), field.help]] : [])),
    ),
    empty: Object.fromEntries(
      declared.flatMap((field) => (field.empty ? [[wordsKey(field), field.empty]] : [])),
    ),
    enums: Object.fromEntries(
      declared
        .map((field) => [wordsKey(field), field.codes ? [] : field.options.flatMap(wordsOfOption)] as const)
        .filter(([, words]) => words.length > 0)
        .map(([key, words]) => [key, Object.fromEntries(words)]),
    ),
    groups: Object.fromEntries(entity.groups.map((group) => [group.name, group.title])),
    actions: Object.fromEntries(entity.transitions.map((action) => [action.name, action.title])),
    consequences: Object.fromEntries(
      entity.transitions.flatMap(({ name, consequence }) => (consequence ? [[name, consequence]] : [])),
    ),
  };
}

/** A unit has plural forms in addition to its title. A name such as `X5` is the same in every language. */
function wordsOfOption({ value, title, one }: Field['options'][number]): [string, string][] {
  if (title === value && /^[A-Z0-9]+$/.test(value)) return [];
  const alone: [string, string] = [value, title];
  return one === undefined ? [alone] : [alone, [`${value}_one`, one], [`${value}_other`, title]];
}
