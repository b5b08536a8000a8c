import type { FileFacts } from '../../../entity/contract/file-kind';
import type { Labelled } from '../../data/resource';

/** What has been uploaded since the console was opened, by address: no record tells of it yet. */
const uploaded = new Map<string, FileFacts>();

export function noteUpload(address: string, facts: FileFacts): void {
  uploaded.set(address, facts);
}

/** What is known of the file, by the record that names it or because it was uploaded here. */
export function factsOf(row: Labelled | undefined, address: string): FileFacts | undefined {
  return row?._files?.[address] ?? uploaded.get(address);
}
