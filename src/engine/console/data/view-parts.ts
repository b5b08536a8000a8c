import { byName } from './parts-by-name';
import type { FormPart, ShowPart } from './resource';

/**
 * Parts for forms and record pages, in a module of their own: a list, which loads first, does not need these file
 * names. The application's parts replace the engine's.
 */
export const viewParts = {
  form: byName<FormPart>(
    import.meta.glob('../overrides/*/*.form.tsx', { import: 'default' }),
    import.meta.glob('#resources/*.form.tsx', { import: 'default' }),
  ),
  show: byName<ShowPart>(
    import.meta.glob('../overrides/*/*.show.tsx', { import: 'default' }),
    import.meta.glob('#resources/*.show.tsx', { import: 'default' }),
  ),
} as const;
