import type { InvalidData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { quietApi } from '../../data/api';
import { ApiError } from '../../data/api-error';

/** What is wrong with one cell of an imported file. */
export interface ImportFault {
  /** Line of the file as a spreadsheet counts it. */
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

type Answer =
  | { readonly count: number }
  | { readonly message: string; readonly faults: readonly ImportFault[] };

/** Sends a CSV file; a dry run only asks what would happen. Under the same key it is taken in once. */
export async function sendImport(entity: Entity, file: File, isDry: boolean, key: string): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  try {
    const config = { params: isDry ? { dryRun: true } : {}, headers: { 'Idempotency-Key': key } };
    const { data } = await quietApi.post<{ count: number }>(`/${entity.plural}/import`, body, config);
    return { count: data.count };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { message: error.msg, faults: faultsOf(error) };
  }
}

/** Faults are named `rows.<line>.<field>`. */
function faultsOf({ status, data }: ApiError): ImportFault[] {
  if (status !== 422) return [];
  const { errors = [] } = (data ?? {}) as Partial<InvalidData>;
  return errors.map(({ field, message }) => {
    const [, row = '0', name = field] = /^rows\.(\d+)\.?(.*)$/.exec(field) ?? [];
    return { row: Number(row), field: name, message };
  });
}
