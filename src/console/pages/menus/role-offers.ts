import type { TFunction } from 'i18next';
import type { EntryRights } from '../../../entity/menu/menu-rights';
import type { Desk } from './desk';

/** A role that an entry may be given to or taken from. */
export interface RoleOffer {
  readonly value: string;
  readonly label: string;
  readonly title: string;
  /** Why it stays as it is; in a draft, why somebody else has to publish it. */
  readonly reason: string | undefined;
  readonly disabled: boolean;
}

/** The roles of an entry that is to be held by `chosen`: what the server refuses is locked, in a draft it is said. */
export function roleOffers(
  t: TFunction,
  { isDraft, roles }: Desk,
  { held, ofRole }: EntryRights,
  chosen: readonly string[],
  mayPublish: boolean,
): RoleOffer[] {
  return roles.map(({ code, name }) => {
    const [isChosen, isHeld] = [chosen.includes(code), held.includes(code)];
    const refusal = ofRole(code);
    const option = { value: code, label: name, title: code, disabled: false, reason: undefined };
    if (!refusal) return option;
    if (isDraft) {
      const isUntouched = isChosen && isHeld;
      return { ...option, reason: mayPublish && !isUntouched ? t('menuPage.draft.byOthers') : undefined };
    }
    // What was chosen before another permission was typed can be undone.
    if (isChosen !== isHeld) return option;
    const reason = isHeld ? t('validation.ownRole') : t('validation.beyondOwnRights');
    return { ...option, reason, disabled: true };
  });
}

/** The roles that one of the two names and the other does not. */
export function changedRoles(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((code) => !other.includes(code)), ...other.filter((code) => !one.includes(code))];
}
