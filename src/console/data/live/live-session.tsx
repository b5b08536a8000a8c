import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame } from '../../../entity/write/merge';
import { expiry } from '../expiry';
import type { Session } from '../session';
import { leaving } from './leaving';
import { useAtRest } from './use-at-rest';

interface Props {
  readonly session: Session;
  readonly onChange: (session: Session) => void;
}

/**
 * Keeps the session as the server has it, from when the first page is shown until it ends. Once somebody may
 * see or do something else, everything that is shown is asked for again.
 */
export function LiveSession({ session, onChange }: Props) {
  const client = useQueryClient();
  const isAtRest = useAtRest();

  const change = useEffectEvent((read: Session) => {
    if (!isSame(read, session)) onChange(read);
  });
  useEffect(() => {
    if (!isAtRest) return;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, leaving.signal]);
    const unsubscribe = expiry.subscribe(() => stop.abort());
    import('./follow-session')
      .then(({ followSession }) => followSession(client, change, signal))
      // Without it the console works as it did when it was opened.
      .catch(() => undefined);
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [isAtRest, client]);

  // Even when the own session has ended: what another tab has signed in to may be gone on with.
  useEffect(() => {
    const stop = new AbortController();
    followSignIns(stop.signal);
    return () => stop.abort();
  }, []);

  const { actor } = session;
  const shownTo = useRef(actor);
  useEffect(() => {
    if (!isSame(shownTo.current, actor)) void client.invalidateQueries();
    shownTo.current = actor;
  }, [actor, client]);
  return null;
}

/** Reloads the page after a sign-in in another tab: the calls of this tab would use the session of that account. */
function followSignIns(signal: AbortSignal): void {
  addEventListener(
    'storage',
    ({ key, oldValue, newValue }) => {
      if (key === 'accessToken' && newValue !== null && newValue !== oldValue) location.reload();
    },
    { signal },
  );
}
