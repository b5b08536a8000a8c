import { type ComponentType, createContext, useContext } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import type { FormPart, Labelled } from '../../data/resource';

/** Position of a field in a form. */
export interface InputPath {
  /** Name for antd's `Form.Item`: relative to the list that contains the field. */
  readonly name: (string | number)[];
  /** Path from the record: `sizes.2.label`. */
  readonly path: string;
}

export interface FieldRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly isDemanded: boolean;
  /** Undefined for a field of the record itself. */
  readonly at?: InputPath;
  /** Whether the field is a cell of a table, whose header shows the label. */
  readonly isCell?: boolean;
  /** An error of the current value that the validator does not know. */
  readonly fault?: string | undefined;
  readonly stored: Labelled | undefined;
  /** Id of the record that already holds the value. */
  readonly takenBy?: number | undefined;
  /** Whether the input takes the focus when it is mounted; not on a phone, whose keyboard would cover the form. */
  readonly takesFocus?: boolean;
  readonly Own?: NonNullable<FormPart['inputs']>[string] | undefined;
}

/** Context of an input, provided by its form row. */
export interface InputSurroundings {
  readonly at: InputPath;
  /** Renders the row of a nested field. */
  readonly Row: ComponentType<FieldRowProps> | undefined;
  readonly labelId: string | undefined;
  readonly isCell: boolean;
  /** The stored record; undefined for a new one. */
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

/** The current values of the whole form. An input that calls this re-renders when any field changes. */
export const useFormValues = (): Values => useContext(FormValues);
