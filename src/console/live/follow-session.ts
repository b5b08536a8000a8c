import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../providers/api-error';
import { announceExpiry } from '../providers/expiry';
import { loadSession, type Session } from '../providers/session';
import { forgetSession, requestSession } from '../session-request';
import { storedToken } from '../storage';
import { listen } from './listen';

/** From this code on, an error is the server's own and passes. */
const passing = 50_000;

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
    const token = storedToken() ?? '';
    const isAnswered = await requestSession(token).then(
      () => true,
      () => false,
    );
    const session = await loadSession(token).catch((error: ApiError) => error);
    if (stop.aborted) return;
    if (!(session instanceof ApiError)) change(session);
    else if (isAnswered && session.code < passing) announceExpiry();
    else setTimeout(refresh, pause);
  };
  /** Once at a time; news that come meanwhile have it read again. */
  const refresh = async () => {
    isOld = true;
    if (isReading) return;
    isReading = true;
    while (isOld && !stop.aborted) await read();
    isReading = false;
  };
  const refreshNotices = () =>
    void client.invalidateQueries({ queryKey: ['notices'] }, { cancelRefetch: false });

  return listen(
    {
      opened() {
        void refresh();
        refreshNotices();
      },
      heard({ type }) {
        if (type === 'session') return announceExpiry();
        if (type !== 'message') void refresh();
        refreshNotices();
      },
      refused: announceExpiry,
    },
    stop,
  );
}
