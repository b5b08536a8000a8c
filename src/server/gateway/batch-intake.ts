import type { FastifyRequest } from 'fastify';
import { AppError } from '../../entity/contract/app-error';
import { BatchPace } from './batch-pace';

/** A body up to this many bytes is no burden: a heartbeat and a power-on message always pass. */
const small = 4 * 1024;

/** So many bytes of bodies are in memory at a time: one of the largest, or a hundred of a usual batch. */
const mostBytes = 16 * 1024 * 1024;

/** So many batches are parsed and stored at a time: parsed they take some times the memory of their bodies. */
const mostParsed = 2;

/** In ms: who would wait longer for their body to be read is refused. */
const longestWait = 10_000;

/** What a batch takes up until it is answered. */
interface Hold {
  readonly bytes: number;
  isParsed: boolean;
  /** When its body was there, in ms, and how many bytes were to be answered then, its own among them. */
  received?: { readonly at: number; readonly bytes: number };
}

interface Waiting {
  readonly hold: Hold;
  go(): void;
}

/**
 * Bounds what batches take of memory and of the event loop at once. A batch waits before its body is read, or is refused
 * with `busy` where that would take long; once read, it waits for its turn to be parsed. A slow line holds bytes,
 * but no turn.
 */
export class BatchIntake {
  readonly #pace = new BatchPace();
  readonly #holds = new WeakMap<FastifyRequest, Hold>();
  readonly #unread: Waiting[] = [];
  readonly #unparsed: Waiting[] = [];
  #bytesRead = 0;
  #bytesUnread = 0;
  #parsed = 0;

  /** Before the body is read. */
  async admit(request: FastifyRequest): Promise<void> {
    const hold = { bytes: sizeOf(request), isParsed: false };
    if (hold.bytes <= small) return;
    const ahead = this.#bytesRead + this.#bytesUnread;
    if (ahead + hold.bytes > mostBytes && this.#pace.timeOf(ahead) > longestWait) {
      throw new AppError('busy', { seconds: this.#pace.retryAfter(hold.bytes, ahead, performance.now()) });
    }
    this.#holds.set(request, hold);
    this.#bytesUnread += hold.bytes;
    await new Promise<void>((go) => {
      this.#unread.push({ hold, go });
      this.#go();
    });
    // A body whose caller has gone meanwhile has no end that its reader could wait for.
    if (request.raw.destroyed) throw new AppError('busy');
  }

  /** Before the body is parsed. */
  async turn(request: FastifyRequest): Promise<void> {
    const hold = this.#holds.get(request);
    if (!hold) return;
    hold.received = { at: performance.now(), bytes: this.#bytesRead };
    await new Promise<void>((go) => {
      this.#unparsed.push({ hold, go });
      this.#go();
    });
  }

  /** Once the answer is made, whatever it is. */
  release(request: FastifyRequest): void {
    const hold = this.#holds.get(request);
    if (!hold) return;
    this.#holds.delete(request);
    if (hold.received) this.#pace.note(hold.received.bytes, performance.now() - hold.received.at);
    this.#bytesRead -= hold.bytes;
    if (hold.isParsed) this.#parsed -= 1;
    this.#go();
  }

  /** Lets go on who waits first, as far as there is room. */
  #go(): void {
    for (let [next] = this.#unread; next && this.#hasRoomFor(next.hold); [next] = this.#unread) {
      this.#unread.shift();
      this.#bytesUnread -= next.hold.bytes;
      this.#bytesRead += next.hold.bytes;
      next.go();
    }
    for (let [next] = this.#unparsed; next && this.#parsed < mostParsed; [next] = this.#unparsed) {
      this.#unparsed.shift();
      this.#parsed += 1;
      next.hold.isParsed = true;
      next.go();
    }
  }

  #hasRoomFor({ bytes }: Hold): boolean {
    return this.#bytesRead === 0 || this.#bytesRead + bytes <= mostBytes;
  }
}

/** Of a body in chunks, the most that it may have; 0 of one that is not going to be read. */
function sizeOf({ headers, method, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const { bodyLimit = mostBytes } = routeOptions;
  const declared = Number(headers['content-length'] ?? bodyLimit);
  return declared > bodyLimit ? 0 : declared;
}
