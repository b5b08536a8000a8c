declare module 'virtual:validators' {
  import type { ValidateFunction } from 'ajv/dist/2020';

  /** By entity name. Made by `build/validators-plugin.ts`. */
  export const validatorLoaders: Readonly<Record<string, () => Promise<{ default: ValidateFunction }>>>;
}
