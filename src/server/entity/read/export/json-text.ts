import type { FoundRow } from '../record/record-statement';

/** A JSON array of the rows as they are, one a line. */
export async function* jsonText(batches: AsyncIterable<readonly FoundRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map(({ row }) => row).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
