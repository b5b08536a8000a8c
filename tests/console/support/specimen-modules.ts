import { vi } from 'vitest';

// The same for all files: they share what has imported it.
vi.mock('virtual:entity-modules', async (original) => {
  const { loadModule } = await original<typeof import('virtual:entity-modules')>();
  const { specimenModule } = await import('./specimen-module');
  return {
    loadModule: async (kind: Parameters<typeof loadModule>[0], name: string) =>
      specimenModule(kind, name) ?? loadModule(kind, name),
  };
});
