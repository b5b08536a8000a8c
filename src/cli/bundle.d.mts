export interface Imported<Module> {
  readonly module: Module;
  readonly files: readonly string[];
}

export function importBundled<Module>(file: string): Promise<Imported<Module>>;

export class BundleError extends Error {}
