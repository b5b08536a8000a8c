import { vi } from 'vitest';

// All files use the same mock, because they share the modules that import it.
vi.mock('virtual:entity-modules', async (original) => {
  const { loadModule } = await original<typeof import('virtual:entity-modules')>();
  const { specimenModule } = await import('./specimen-module');
  return {
    loadModule: async (kind: Parameters<typeof loadModule>[0], name: string) =>
      specimenModule(kind, name) ?? loadModule(kind, name),
  };
});
