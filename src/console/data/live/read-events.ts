import type { ServerEvent } from '../../../entity/contract/server-event';

interface Reader {
  heard(event: ServerEvent): void;
  /** Something came, be it only the server's sign of life. */
  stirred(): void;
}

/** Reads an open answer of `GET /events` to its end. */
export async function readEvents(body: ReadableStream<Uint8Array>, reader: Reader): Promise<void> {
  const decoder = new TextDecoder();
  const chunks = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await chunks.read();
    if (done) return;
    reader.stirred();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) reader.heard(JSON.parse(data) as ServerEvent);
    }
  }
}
