import { type ComponentType, createContext, useContext } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import type { FormPart, Labelled } from '../../data/resource';

/** Where a field stands in a form. */
export interface InputPlace {
  /** For antd's `Form.Item`: relative to the list that the field is in. */
  readonly name: (string | number)[];
  /** From the record: `sizes.2.label`. */
  readonly path: string;
}

export interface FieldRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly isDemanded: boolean;
  /** Left out for a field of the record itself. */
  readonly at?: InputPlace;
  /** Whether it stands in a table, whose head shows the label. */
  readonly isCell?: boolean;
  /** An error of the current value, in addition to those that the checks find. */
  readonly fault?: string | undefined;
  readonly stored: Labelled | undefined;
  /** The record that has the value already. */
  readonly takenBy?: number | undefined;
  readonly Own?: NonNullable<FormPart['inputs']>[string] | undefined;
}

/** What the row of a form tells the input inside it. */
export interface InputSurroundings {
  readonly at: InputPlace;
  /** Draws the row of a nested field. */
  readonly Row: ComponentType<FieldRowProps> | undefined;
  readonly labelId: string | undefined;
  /** Whether the input stands in a table. */
  readonly isCell: boolean;
  /** The record as it is stored; undefined in the form of a new one. */
  readonly stored: Labelled | undefined;
}

const InputContext = createContext<InputSurroundings>({
  at: { name: [], path: '' },
  Row: undefined,
  labelId: undefined,
  isCell: false,
  stored: undefined,
});

export const InputProvider = InputContext.Provider;

export const useInputSurroundings = (): InputSurroundings => useContext(InputContext);

type Values = Readonly<Record<string, unknown>>;

const FormValues = createContext<Values>({});

export const FormValuesProvider = FormValues.Provider;

/** The current values of the whole form; an input that uses them renders again with every change of any field. */
export const useFormValues = (): Values => useContext(FormValues);
