import { readStored, writeStored } from '../../kit/settings/storage';
import type { Choice } from './choice';

/** A page that an account opened from the palette; `title` is its name at that time. */
export interface Recent {
  readonly actor: number;
  readonly id: string;
  readonly icon: string | undefined;
  readonly title: string;
  readonly path: string;
}

const shown = 5;
/** Number of entries kept for all accounts of this browser together. */
const kept = 30;

/** The account's recent choices, latest first. */
export function recentChoices(actor: number): readonly Recent[] {
  return allRecent()
    .filter((recent) => recent.actor === actor)
    .slice(0, shown);
}

export function rememberChoice(actor: number, { id, icon, title, path }: Choice): void {
  if (path === undefined) return;
  const others = allRecent().filter((recent) => recent.actor !== actor || recent.id !== id);
  const recent: Recent = { actor, id, icon, title, path };
  writeStored('recentChoices', JSON.stringify([recent, ...others].slice(0, kept)));
}

function allRecent(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(readStored('recentChoices') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is Recent {
  const { actor, id, title, path } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return typeof actor === 'number' && [id, title, path].every((text) => typeof text === 'string');
}
