import { useState } from 'react';
import type { Entity } from '../../../entity/model/entity';
import { type Filter, printListQuery } from '../../../entity/query/list-query';
import { api } from '../../data/api';
import { ApiError } from '../../data/api-error';
import type { ListState } from '../../data/list/list-address';
import { saveFile } from '../../data/save-file';

/** Downloads all rows that the list would show, with its filters and order, as CSV. */
export function useExport(entity: Entity, fixed: readonly Filter[], state: ListState) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    const params = printListQuery({
      start: 0,
      end: 0,
      filters: [...fixed, ...state.filters],
      sorters: [...state.sorters],
      search: state.search,
    });
    params.delete('_start');
    params.delete('_end');
    params.set('format', 'csv');
    setBusy(true);
    try {
      const { data } = await api.get<Blob>(`/${entity.plural}/export?${params}`, { responseType: 'blob' });
      saveFile(data, `${entity.plural}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
