import { createReadStream } from 'node:fs';
import { print } from '#engine/cli/print';
import { readRecording } from '../../../measurement/readers/read-recording';
import { RecordingFault } from '../../../measurement/readers/recording-fault';
import { summariseRecording } from '../../../measurement/recording-summary';

/**
 * `npm run -s measure -- FILE...` prints one line of JSON per pressure recording, in the order of the arguments: its
 * main figures, or `{file, error}` for a file that cannot be read. Exits with 1 if any could not.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Give one or more recordings: npm run -s measure -- FILE...');
  process.exit(1);
}
let status = 0;
for (const file of files) {
  const result = await measure(file);
  if ('error' in result) status = 1;
  await print(JSON.stringify({ file, ...result }));
}
process.exit(status);

async function measure(file: string) {
  try {
    return summariseRecording(await readRecording(createReadStream(file)), file);
  } catch (error) {
    return { error: sayOf(error) };
  }
}

function sayOf(error: unknown): string {
  if (error instanceof RecordingFault) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'The file does not exist.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (code === 'EACCES') return 'The file cannot be read: permission denied.';
  throw error;
}
