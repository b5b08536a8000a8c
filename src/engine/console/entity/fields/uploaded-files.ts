import type { FileFacts } from '../../../schema/contract/file-kind';
import type { Labelled } from '../../data/resource';

/** Facts about files uploaded since the console was opened, keyed by address: no stored record refers to them yet. */
const uploaded = new Map<string, FileFacts>();

export function noteUpload(address: string, facts: FileFacts): void {
  uploaded.set(address, facts);
}

/** Facts about a file: from the record, else from its upload. */
export function factsOf(row: Labelled | undefined, address: string): FileFacts | undefined {
  return row?._files?.[address] ?? uploaded.get(address);
}
