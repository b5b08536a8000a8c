import { useResourceParams } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { CellSurroundings } from './cell-context';

/** Context of a page's cells. References are links if the user's menus list the referenced entity. */
export function usePageSurroundings(whole: boolean): CellSurroundings {
  const { t, i18n } = useTranslation();
  const { resources } = useResourceParams();
  return useMemo(() => {
    const lists = new Map(resources.toReversed().map(({ name, list }) => [name, list]));
    const listPath = (entity: string) => {
      const list = lists.get(entity);
      return typeof list === 'string' ? list : undefined;
    };
    return {
      t,
      language: languageOf(i18n.language),
      whole,
      listPath,
      recordPath: (entity, id) => {
        const list = listPath(entity);
        return list === undefined ? undefined : `${list}/show/${id}`;
      },
    };
  }, [t, i18n.language, resources, whole]);
}
