import { getMenuRoutes } from '../../schema/contract/endpoints/menu';
import { getUserInfo, type UserInfo } from '../../schema/contract/endpoints/session';
import type { Envelope } from '../../schema/contract/envelope';
import { earlyCall } from './early-call';
import type { MenuRoute } from './navigation/menu-route';

export type SessionAnswers = readonly [
  user: Envelope<UserInfo | null>,
  menus: Envelope<readonly MenuRoute[] | null>,
];

let requested: { token: string; answers: Promise<SessionAnswers> } | undefined;

/** Requests user and menus, once per token; usable before the console's code is loaded. */
export function requestSession(token: string): Promise<SessionAnswers> {
  if (requested?.token !== token) {
    const answers = Promise.all([
      earlyCall<UserInfo | null>(getUserInfo.path, token),
      earlyCall<readonly MenuRoute[] | null>(getMenuRoutes.path, token),
    ]);
    // Avoids an unhandled rejection: the consumer may handle the failure later.
    answers.catch(() => undefined);
    requested = { token, answers };
  }
  return requested.answers;
}

export function forgetSession(): void {
  requested = undefined;
}
