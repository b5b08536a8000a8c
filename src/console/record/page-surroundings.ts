import { useResourceParams } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../entity/language';
import type { CellSurroundings } from '../fields/cell-context';

/** What the cells of one page need. A record can be followed where the reader's menus list its entity. */
export function usePageSurroundings(whole: boolean): CellSurroundings {
  const { t, i18n } = useTranslation();
  const { resources } = useResourceParams();
  return useMemo(() => {
    const lists = new Map(resources.toReversed().map(({ name, list }) => [name, list]));
    return {
      t,
      language: languageOf(i18n.language),
      whole,
      recordPath: (entity, id) => {
        const list = lists.get(entity);
        return typeof list === 'string' ? `${list}/show/${id}` : undefined;
      },
    };
  }, [t, i18n.language, resources, whole]);
}
