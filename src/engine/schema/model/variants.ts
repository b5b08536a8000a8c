/** The properties of an object, by the value of an enum of the record. */
export interface Variants<Property> {
  /** The enum, a property of the entity. */
  readonly by: string;
  /** The properties of the object for each value of the enum. */
  readonly schemas: { readonly [value: string]: VariantSchema<Property> };
  /** The other values of the enum, for which the object is absent. */
  readonly without?: readonly string[];
}

interface VariantSchema<Property> {
  readonly properties: { readonly [part: string]: Property };
  readonly required?: readonly string[];
}

/** A property of one or more variants; all of them declare it alike. */
interface VariantPart<Property> {
  readonly property: Property;
  /** The variants that have the property, and those that require it. */
  readonly when: Selected;
  readonly requiredWhen: Selected | undefined;
}

/** A condition: the enum has one of these values. */
type Selected = { readonly [by: string]: readonly string[] };

/** The properties of all variants by name, in the order of their first declaration. */
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

/** The first variant that declares the property. */
export function variantWith(variants: Variants<unknown> | undefined, name: string): string | undefined {
  return Object.entries(variants?.schemas ?? {}).find(([, { properties }]) => name in properties)?.[0];
}

function valuesOf(variants: readonly (readonly [string, unknown])[]): readonly string[] {
  return variants.map(([value]) => value);
}
