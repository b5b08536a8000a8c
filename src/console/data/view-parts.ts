import { byName } from './parts-by-name';
import type { FormPart, ShowPart } from './resource';

/** What forms and records are made from: a list, which is shown first, does not know the names of these files. */
export const viewParts = {
  form: byName<FormPart>(import.meta.glob('../../../resources/*.form.tsx', { import: 'default' })),
  show: byName<ShowPart>(import.meta.glob('../../../resources/*.show.tsx', { import: 'default' })),
} as const;
