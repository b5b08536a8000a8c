import type { QueryClient } from '@tanstack/react-query';
import { errorCatalogue } from '../../../entity/contract/app-error';
import { storedToken } from '../../kit/settings/storage';
import { ApiError } from '../api-error';
import { staleReads } from '../endpoint/stale';
import { announceExpiry } from '../expiry';
import { loadSession, type Session } from '../session';
import { forgetSession } from '../session-request';
import { startOver } from './leaving';
import { listen } from './listen';
import { announceRecords } from './record-news';
import { onSessionChange } from './session-news';

/** In ms, before a session that could not be read is asked for again. */
const pause = 5000;

/** Keeps the session as the server has it, until `stop` is given: `change` gets each one that was read. */
export function followSession(
  client: QueryClient,
  change: (session: Session) => void,
  stop: AbortSignal,
): Promise<void> {
  let isReading = false;
  let isOld = false;

  const read = async () => {
    isOld = false;
    forgetSession();
    const session = await loadSession(storedToken() ?? '').catch(apiError);
    if (stop.aborted) return;
    if (!(session instanceof ApiError)) change(session);
    else if (session.code === errorCatalogue.sessionExpired.code) announceExpiry();
    else if (session.isUnusable) startOver(session.msg);
    else setTimeout(refresh, pause);
  };
  /** Once at a time; news that come meanwhile have it read again. */
  const refresh = async () => {
    isOld = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isOld && !stop.aborted) await read();
    } finally {
      isReading = false;
    }
  };
  onSessionChange(() => void refresh(), stop);
  const changed = (...names: readonly string[]) => void staleReads(client, names);

  return listen(
    {
      opened() {
        void refresh();
        changed('notices', 'menu', 'menu-draft');
        announceRecords('all');
      },
      heard(event) {
        if (event.type === 'records') return announceRecords(event.entities);
        const { type } = event;
        if (type === 'session') return announceExpiry();
        if (type === 'drafts') return changed('menu-draft');
        if (type === 'message') return changed('notices');
        void refresh();
        // What is published ends a draft, and overtakes the others.
        changed('notices', 'menu', 'menu-draft');
      },
      refused: announceExpiry,
    },
    stop,
  );
}

function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
