/** What an object of the record holds, by the value of an enum of the record. */
export interface Variants<Property> {
  /** The enum, a property of the entity. */
  readonly by: string;
  /** Each value of the enum to what the object then holds. */
  readonly schemas: { readonly [value: string]: VariantSchema<Property> };
  /** The other values of the enum, with which there is no object. */
  readonly without?: readonly string[];
}

interface VariantSchema<Property> {
  readonly properties: { readonly [part: string]: Property };
  readonly required?: readonly string[];
}

/** A property of one or more variants; it is declared alike in all of them. */
interface VariantPart<Property> {
  readonly property: Property;
  /** In which variants it stands, and in which it must be given. */
  readonly when: Selected;
  readonly requiredWhen: Selected | undefined;
}

/** A condition: the enum has one of these values. */
type Selected = { readonly [by: string]: readonly string[] };

/** The parts of all variants by their names, in the order in which they are first declared. */
export function variantParts<Property>({
  by,
  schemas,
}: Variants<Property>): ReadonlyMap<string, VariantPart<Property>> {
  const variants = Object.entries(schemas);
  const names = new Set(variants.flatMap(([, { properties }]) => Object.keys(properties)));
  return new Map(
    [...names].flatMap((name) => {
      const holders = variants.filter(([, { properties }]) => name in properties);
      const property = holders[0]?.[1].properties[name];
      if (property === undefined) return [];
      const demanding = holders.filter(([, { required = [] }]) => required.includes(name));
      const when = { [by]: valuesOf(holders) };
      const requiredWhen = demanding.length > 0 ? { [by]: valuesOf(demanding) } : undefined;
      return [[name, { property, when, requiredWhen }] as const];
    }),
  );
}

/** The variant that declares the part first. */
export function variantWith(variants: Variants<unknown> | undefined, name: string): string | undefined {
  return Object.entries(variants?.schemas ?? {}).find(([, { properties }]) => name in properties)?.[0];
}

function valuesOf(variants: readonly (readonly [string, unknown])[]): readonly string[] {
  return variants.map(([value]) => value);
}
