import type { TFunction } from 'i18next';
import { customerLanguages } from '../../../schema/contract/language';
import type { Entity, Field } from '../../../schema/model/entity';
import { textsOf } from '../../../schema/model/localized';
import { partName } from '../../../schema/model/nested-fields';
import { isObject } from '../../../schema/write/is-object';
import { isSame } from '../../../schema/write/merge';
import { fieldTitle, languageName } from '../../i18n/entity-words';

/** Old and new value of a field, or of a part of it. */
export interface FieldChange extends Place {
  readonly from: unknown;
  readonly to: unknown;
}

type Item = Readonly<Record<string, unknown>>;

interface Place {
  readonly field: Field;
  readonly title: string;
  readonly key: string;
  /** The old and the new object around the value, if it is nested in the record. */
  readonly within?: readonly [Item, Item];
}

/**
 * The changes of a field, split by language and by object unless `isWhole`. None if the value stayed the same, as the
 * state does in an action from a state to itself; a secret has no values to compare.
 */
export function fieldChanges(
  t: TFunction,
  entity: Entity,
  field: Field,
  from: unknown,
  to: unknown,
  isWhole = false,
): FieldChange[] {
  const changesAt = (place: Place, before: unknown, after: unknown): FieldChange[] => {
    const { type, localized, fields, secret } = place.field;
    if (!secret && isSame(before, after)) return [];
    if (isWhole) return [{ ...place, from: before, to: after }];
    if (localized) return textChanges(place, before, after);
    if (type === 'object' && isObject(before) && isObject(after))
      return partChanges(place, fields, before, after);
    if (type === 'objects' && isList(before) && isList(after)) return itemChanges(place, before, after);
    return [{ ...place, from: before, to: after }];
  };
  const partChanges = ({ title, key }: Place, fields: readonly Field[], before: Item, after: Item) =>
    fields.flatMap((part) => {
      const [was, is] = [before[partName(part)], after[partName(part)]];
      if (isSame(was, is)) return [];
      const partTitle = `${title} · ${fieldTitle(t, entity, part)}`;
      const at = `${key}.${partName(part)}`;
      return changesAt({ field: part, title: partTitle, key: at, within: [before, after] }, was, is);
    });
  const itemChanges = (list: Place, before: readonly Item[], after: readonly Item[]) =>
    itemPairs(before, after).flatMap(([old, made]): FieldChange[] => {
      const [was, is] = [before[old ?? -1], after[made ?? -1]];
      const place = {
        ...list,
        title: `${list.title} ${(made ?? old ?? 0) + 1}`,
        key: `${list.key}.${old}.${made}`,
      };
      if (was && is) return partChanges(place, list.field.fields, was, is);
      return [{ ...place, from: was && [was], to: is && [is] }];
    });
  return changesAt({ field, title: fieldTitle(t, entity, field), key: field.name }, from, to);
}

/** The texts that differ, one change for each language. */
function textChanges(place: Place, from: unknown, to: unknown): FieldChange[] {
  const [before, after] = [textsOf(from), textsOf(to)];
  const alone = (language: string, text: string | undefined) =>
    text === undefined ? null : { [language]: text };
  return customerLanguages
    .filter((language) => before[language] !== after[language])
    .map((language) => ({
      ...place,
      title: `${place.title} (${languageName(language)})`,
      key: `${place.key}.${language}`,
      from: alone(language, before[language]),
      to: alone(language, after[language]),
    }));
}

type Pair = readonly [old: number | undefined, made: number | undefined];

/**
 * Index pairs of the items outside the longest common subsequence: changed items as pairs, added and removed ones
 * alone.
 */
function itemPairs(from: readonly Item[], to: readonly Item[]): Pair[] {
  const pairs: Pair[] = [];
  let [old, made] = [0, 0];
  for (const [keptOld, keptMade] of [...commonItems(from, to), [from.length, to.length] as const]) {
    pairs.push(...pairsBetween(from, to, [old, keptOld], [made, keptMade]));
    [old, made] = [keptOld + 1, keptMade + 1];
  }
  return pairs;
}

/** The longest common subsequence of both lists, as index pairs. */
function commonItems(from: readonly Item[], to: readonly Item[]): (readonly [number, number])[] {
  const lengths: number[][] = Array.from({ length: from.length + 1 }, () => Array(to.length + 1).fill(0));
  const lengthAt = (old: number, made: number) => lengths[old]?.[made] ?? 0;
  for (let old = from.length - 1; old >= 0; old--) {
    for (let made = to.length - 1; made >= 0; made--) {
      const row = lengths[old];
      if (row) {
        row[made] = isSame(from[old], to[made])
          ? lengthAt(old + 1, made + 1) + 1
          : Math.max(lengthAt(old + 1, made), lengthAt(old, made + 1));
      }
    }
  }
  const common: (readonly [number, number])[] = [];
  for (let old = 0, made = 0; old < from.length && made < to.length; ) {
    if (isSame(from[old], to[made])) common.push([old++, made++]);
    else if (lengthAt(old + 1, made) >= lengthAt(old, made + 1)) old++;
    else made++;
  }
  return common;
}

type Range = readonly [start: number, end: number];

/** If both sides have equally many items, pairs them in order; otherwise pairs items that share a value. */
function pairsBetween(
  from: readonly Item[],
  to: readonly Item[],
  [oldStart, oldEnd]: Range,
  [madeStart, madeEnd]: Range,
): Pair[] {
  const isEven = oldEnd - oldStart === madeEnd - madeStart;
  const pairs: Pair[] = [];
  let next = madeStart;
  for (let old = oldStart; old < oldEnd; old++) {
    let made = next;
    while (!isEven && made < madeEnd && !shareValue(from[old], to[made])) made++;
    if (made >= madeEnd) {
      pairs.push([old, undefined]);
      continue;
    }
    for (; next < made; next++) pairs.push([undefined, next]);
    pairs.push([old, made]);
    next = made + 1;
  }
  for (; next < madeEnd; next++) pairs.push([undefined, next]);
  return pairs;
}

function shareValue(one: Item = {}, other: Item = {}): boolean {
  return Object.entries(one).some(([key, value]) => value !== null && isSame(value, other[key]));
}

function isList(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every(isObject);
}
