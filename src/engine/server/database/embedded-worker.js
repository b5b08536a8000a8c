// The thread of the embedded database: plain JavaScript, since Node also loads it from the sources.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const pglite = await PGlite.create(workerData.folder, { extensions: { pg_trgm } });

parentPort.on('message', async (messages) => {
  if (messages === null) {
    await pglite.close();
    parentPort.close();
  } else {
    const answer = await pglite.execProtocolRaw(messages);
    parentPort.postMessage(answer, [answer.buffer]);
  }
});
parentPort.postMessage(new Uint8Array());
