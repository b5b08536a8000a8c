import { createContext, useContext } from 'react';
import type { Labelled } from '../../data/resource';

/** What the row of a form tells the input inside it. */
export interface InputSurroundings {
  readonly labelId: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Labels of the records that the stored record points to, so that no reference shows as a bare number. */
  readonly labels: Labelled['_labels'];
  /** The record as it is stored; undefined in the form of a new one. */
  readonly stored: Labelled | undefined;
}

const InputContext = createContext<InputSurroundings>({
  labelId: undefined,
  describedBy: undefined,
  invalid: false,
  labels: undefined,
  stored: undefined,
});

export const InputProvider = InputContext.Provider;

export const useInputSurroundings = (): InputSurroundings => useContext(InputContext);

/** The ARIA attributes that tie an input to its help and its error. */
export function useInputAria() {
  const { describedBy, invalid } = useInputSurroundings();
  return { 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
}
