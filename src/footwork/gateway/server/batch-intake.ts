import type { FastifyRequest } from 'fastify';
import { AppError } from '#engine/schema/contract/app-error';
import { BatchPace } from './batch-pace';

/** Bodies up to this size, such as a heartbeat or a power-on message, always pass. */
const small = 4 * 1024;

/** Maximum bytes of bodies in memory: one of the largest, or a hundred of a usual batch. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Number of batches that are parsed and stored at a time: a parsed batch takes several times the memory of its body.
 */
const mostParsed = 2;

/** In ms: a caller whose body would wait longer is rejected. */
const longestWait = 10_000;

/** The resources that a batch holds until its response. */
interface Hold {
  readonly bytes: number;
  isParsed: boolean;
  /** When the body was complete, in ms, and the number of bytes in progress at that time, including its own. */
  received?: { readonly at: number; readonly bytes: number };
}

interface Waiting {
  readonly hold: Hold;
  go(): void;
}

/**
 * Bounds the memory and the event-loop time of concurrent batches. A batch waits before its body is read, or is
 * rejected with `busy` where that would take too long; once read, it waits for its turn to be parsed. A slow connection
 * holds bytes, but no turn.
 */
export class BatchIntake {
  readonly #pace = new BatchPace();
  readonly #holds = new WeakMap<FastifyRequest, Hold>();
  readonly #unread: Waiting[] = [];
  readonly #unparsed: Waiting[] = [];
  #bytesRead = 0;
  #bytesUnread = 0;
  #parsed = 0;

  /** Call before the body is read. */
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
    // If the caller has disconnected, the body never ends, and its reader would wait forever.
    if (request.raw.destroyed) throw new AppError('busy');
  }

  /** Call before the body is parsed. */
  async turn(request: FastifyRequest): Promise<void> {
    const hold = this.#holds.get(request);
    if (!hold) return;
    hold.received = { at: performance.now(), bytes: this.#bytesRead };
    await new Promise<void>((go) => {
      this.#unparsed.push({ hold, go });
      this.#go();
    });
  }

  /** Call when the response is ready, whether it is a success or an error. */
  release(request: FastifyRequest): void {
    const hold = this.#holds.get(request);
    if (!hold) return;
    this.#holds.delete(request);
    if (hold.received) this.#pace.note(hold.received.bytes, performance.now() - hold.received.at);
    this.#bytesRead -= hold.bytes;
    if (hold.isParsed) this.#parsed -= 1;
    this.#go();
  }

  /** Resumes waiting batches in order, as far as there is room. */
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

/**
 * The size of the body in bytes: the body limit for a chunked body, and 0 for a body that is not read, since
 * the method has none or the body exceeds the limit.
 */
function sizeOf({ headers, method, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const { bodyLimit = mostBytes } = routeOptions;
  const declared = Number(headers['content-length'] ?? bodyLimit);
  return declared > bodyLimit ? 0 : declared;
}
