import { createContext, useContext } from 'react';
import type { MenuType } from '../../../entity/menu/menu-rules';

/** The entry that a form is about; the id is 0 for one that is not stored yet. */
interface FormSubject {
  readonly id: number;
  readonly type: MenuType;
}

const FormSubjectContext = createContext<FormSubject>({ id: 0, type: 'menu' });

export const FormSubjectProvider = FormSubjectContext.Provider;

export const useFormSubject = (): FormSubject => useContext(FormSubjectContext);
