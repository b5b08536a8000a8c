import type { Fault } from '../keywords/fault';
import type { EntityKeyword, EntityPlace, PropertyKeyword, PropertyPlace } from '../keywords/keyword';
import { entityKeywords, propertyKeywords } from '../keywords/keyword-list';
import type { NameUse } from '../keywords/name-use';
import { nestedFault } from '../keywords/nested-fault';
import type { Entity } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import type { Property } from './placed-properties';

type ByName = EntityPlace['byName'];

/** Faults that the keywords of the entity find, without those of its properties. */
export function entityKeywordFaults(entity: Entity, byName: ByName): readonly Fault[] {
  return keywordsOf(entity, byName).flatMap(
    ({ keyword, value, place }) => keyword.faults?.(value, place) ?? [],
  );
}

/** The names that the keywords of the entity use, without those of its properties. */
export function entityNameUses(entity: Entity, byName: ByName): readonly NameUse[] {
  return keywordsOf(entity, byName).flatMap(
    ({ keyword, value, place }) => keyword.uses?.(value, place) ?? [],
  );
}

export function propertyKeywordFaults(property: Property): readonly Fault[] {
  return keywordsIn(property).flatMap(({ name, keyword, value, place }) =>
    place.holder && keyword.isOfRecord
      ? [nestedFault(name, value, place.at)]
      : (keyword.faults?.(value, place) ?? []),
  );
}

export function propertyNameUses(property: Property): readonly NameUse[] {
  return keywordsIn(property).flatMap(({ keyword, value, place }) =>
    place.holder && keyword.isOfRecord ? [] : (keyword.uses?.(value, place) ?? []),
  );
}

interface PlacedKeyword<Kind, Place> {
  readonly name: string;
  readonly keyword: Kind;
  readonly value: unknown;
  readonly place: Place;
}

/** In the order in which the declaration names them. */
function keywordsOf(entity: Entity, byName: ByName): readonly PlacedKeyword<EntityKeyword, EntityPlace>[] {
  return Object.entries(entity.schema).flatMap(([name, value]) => {
    const keyword = entityKeywords.get(name);
    if (!keyword || value === undefined) return [];
    return [{ name, keyword, value, place: { entity, byName, at: `/${name}` } }];
  });
}

function keywordsIn(property: Property): readonly PlacedKeyword<PropertyKeyword, PropertyPlace>[] {
  const { field, pointer } = property;
  const items = field.type === 'objects' ? (field.property.items as PropertySchema) : {};
  const placed = (declared: PropertySchema, base: string) =>
    Object.entries(declared).flatMap(([name, value]) => {
      const keyword = propertyKeywords.get(name);
      if (!keyword || value === undefined) return [];
      return [{ name, keyword, value, place: { ...property, at: `${base}/${name}` } }];
    });
  return [
    ...placed(field.property, pointer),
    ...placed(items, `${pointer}/items`).filter(({ keyword }) => keyword.isOfItems),
  ];
}
