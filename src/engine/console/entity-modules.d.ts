/** Made by `build/entity-modules-plugin.ts`. */
declare module 'virtual:entity-modules' {
  import type { ValidateFunction } from 'ajv/dist/2020';
  import type { Language } from '#engine/schema/contract/language-facts';
  import type { EntitySchema } from '#engine/schema/model/entity-schema';

  /** Words by language; English ones are part of the declaration. */
  type EntityModules = Readonly<Record<Exclude<Language, 'en'>, object | undefined>> & {
    readonly schema: EntitySchema;
    readonly validator: ValidateFunction;
  };

  /** Rejects where no entity has the name. */
  export function loadModule<Kind extends keyof EntityModules>(
    kind: Kind,
    name: string,
  ): Promise<{ readonly default: EntityModules[Kind] }>;
}

/** Made by `build/entity-modules-plugin.ts`. */
declare module 'virtual:entity-facts' {
  /** By the name of each entity, the names of those whose fields refer to it. */
  export const referring: Readonly<Record<string, readonly string[]>>;
}
