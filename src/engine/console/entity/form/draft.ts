import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import { expiry } from '../../data/expiry';
import { useActor } from '../../data/session';
import { readTab, writeTab } from '../../data/tab-memory';
import { Unreadable } from '../fields/unreadable';
import type { Values } from './form-fields';

/** Unsaved input of a form. */
export interface Draft {
  readonly actor: number;
  readonly at: string;
  /** Version of the record that was edited; 0 for a new one. */
  readonly version: number;
  readonly values: Values;
}

interface Given {
  readonly entity: Entity;
  /** Distinguishes the forms of one entity. */
  readonly name: string | number;
  readonly version: number;
  readonly fields: readonly Field[];
  readonly changes: Values;
}

/** A debounced write of the draft. */
interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly write: () => void;
}

const pause = 400;

/**
 * Stores unsaved input in this tab, to offer it again after the session is lost. Restores it only for the same
 * account, and never stores passwords.
 */
export function useDraft({ entity, name, version, fields, changes }: Given) {
  const { id: actor } = useActor();
  const key = `draft:${entity.name}:${name}`;
  const [found, setFound] = useState(() => readDraft(key, actor, fields));

  const wasTyped = useRef(false);
  const pending = useRef<Pending>(undefined);
  // Must be the first effect: on unmount it writes a pending draft, before the cleanup below drops it.
  useEffect(() => () => flush(pending), []);
  useEffect(() => {
    const values = keepable(fields, changes);
    if (Object.keys(values).length === 0) {
      if (wasTyped.current) writeTab(key, null);
      return;
    }
    wasTyped.current = true;
    const write = () => writeTab(key, { actor, at: new Date().toISOString(), version, values });
    const timer = setTimeout(() => flush(pending), pause);
    pending.current = { timer, write };
    return () => drop(pending);
  }, [key, actor, version, fields, changes]);

  // Writes at once when the page or the session ends before the debounce.
  const keep = useCallback(() => flush(pending), []);
  useEffect(() => {
    const unsubscribe = expiry.subscribe(keep);
    addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keep);
    };
  }, [keep]);

  const forget = useCallback(() => {
    drop(pending);
    writeTab(key, null);
    setFound(undefined);
  }, [key]);
  const dismiss = useCallback(() => setFound(undefined), []);
  return { found, keep, forget, dismiss };
}

function flush(pending: RefObject<Pending | undefined>): void {
  const { current } = pending;
  drop(pending);
  current?.write();
}

function drop(pending: RefObject<Pending | undefined>): void {
  clearTimeout(pending.current?.timer);
  pending.current = undefined;
}

function keepable(fields: readonly Field[], changes: Values): Values {
  const secret = new Set(fields.filter((field) => field.secret).map((field) => field.name));
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !secret.has(name) && !(value instanceof Unreadable)),
  );
}

function readDraft(key: string, actor: number, fields: readonly Field[]): Draft | undefined {
  const draft = readTab(key) as Draft | null;
  if (draft?.actor !== actor || typeof draft.version !== 'number' || !draft.values) return undefined;
  const known = fields.filter((field) => field.name in draft.values);
  const values = Object.fromEntries(known.map(({ name }) => [name, draft.values[name]]));
  return known.length > 0 ? { ...draft, values } : undefined;
}
