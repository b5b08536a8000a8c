import { useState } from 'react';
import type { Entity } from '../../entity/entity';
import { type Filter, printListQuery } from '../../entity/list-query';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { saveFile } from '../providers/save-file';
import type { ListState } from './list-address';

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
