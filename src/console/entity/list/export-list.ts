import { useState } from 'react';
import { exportOf } from '../../../entity/contract/entity-endpoints';
import type { Entity, Field } from '../../../entity/model/entity';
import { type Filter, printListQuery } from '../../../entity/query/list-query';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { type ListState, listQueryOf, paramsOf } from '../../data/list/list-address';
import { saveFile } from '../../data/save-file';

/** Downloads all rows of the list as CSV, with its filters and order. `named`: withheld fields to include. */
export function useExport(entity: Entity, fixed: readonly Filter[], state: ListState) {
  const [isBusy, setBusy] = useState(false);
  const download = async (named: readonly Field[]) => {
    const { _start, _end, ...query } = paramsOf(printListQuery(listQueryOf(state, fixed)));
    setBusy(true);
    try {
      const file = await callEndpoint(
        exportOf(entity),
        { query: { ...query, ...(named.length > 0 && { _with: namesOf(named) }), format: 'csv' } },
        { isLoud: true },
      );
      saveFile(file, `${entity.plural}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}

function namesOf(fields: readonly Field[]): string {
  return fields.map(({ name }) => name).join(',');
}
