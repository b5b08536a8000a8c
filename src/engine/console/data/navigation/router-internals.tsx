import { type ReactNode, use } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigationType,
  type Navigator,
} from 'react-router';

/*
 * All that the console uses of react-router's internals; `router-internals.test.tsx` tests it with the pinned version.
 * A data router would not need them, but would add 16 KB to every first page.
 */

interface OwnLocationProps {
  readonly value: { readonly location: Location; readonly navigationType: NavigationType };
  readonly children: ReactNode;
}

/** Gives its content another location than that of the window. */
export function OwnLocation({ value, children }: OwnLocationProps) {
  return <LocationContext value={value}>{children}</LocationContext>;
}

type Step = (path: unknown, ...rest: unknown[]) => void;

export function useNavigator(): Navigator {
  return use(NavigationContext).navigator;
}

/** Wraps the functions that add and replace entries of the history. Returns a function that restores them. */
export function wrapSteps(navigator: Navigator, wrap: (step: Step) => Step): () => void {
  const { push, replace } = navigator;
  Object.assign(navigator, { push: wrap(push as Step), replace: wrap(replace as Step) });
  return () => void Object.assign(navigator, { push, replace });
}
