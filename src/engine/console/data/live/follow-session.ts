import type { QueryClient } from '@tanstack/react-query';
import { errorCatalogue } from '../../../schema/contract/app-error';
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

/** In ms, until a failed read of the session is repeated. */
const pause = 5000;

/** Follows the session on the server until `stop` is aborted; calls `change` with each session read. */
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
  /** One read at a time; changes during a read cause another one. */
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
        // Publishing a draft deletes it, and makes other drafts outdated.
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
