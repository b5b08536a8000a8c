import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame } from '../../../schema/write/merge';
import { expiry } from '../expiry';
import type { Session } from '../session';
import { leaving } from './leaving';
import { useAtRest } from './use-at-rest';

interface Props {
  readonly session: Session;
  readonly onChange: (session: Session) => void;
}

/**
 * Keeps the session in step with the server, from the first paint until the session ends. When the account's
 * permissions change, all queries are invalidated.
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
      // Without live updates the console works with the session it started with.
      .catch(() => undefined);
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [isAtRest, client]);

  // Continues after this session has ended: the user can go on with a session that another tab has started.
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

/** Reloads after a sign-in in another tab: this tab would otherwise send its calls with the other account's token. */
function followSignIns(signal: AbortSignal): void {
  addEventListener(
    'storage',
    ({ key, oldValue, newValue }) => {
      if (key === 'accessToken' && newValue !== null && newValue !== oldValue) location.reload();
    },
    { signal },
  );
}
