import { createContext, useContext } from 'react';

type Values = Readonly<Record<string, unknown>>;

const FormValues = createContext<Values>({});

export const FormValuesProvider = FormValues.Provider;

/** What the whole form holds now; an input that asks is painted anew with every change to any of them. */
export const useFormValues = (): Values => useContext(FormValues);
