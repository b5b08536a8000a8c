import type { Principal } from '../../../../entity/access/principal';
import { AppError } from '../../../../entity/contract/app-error';
import type { Database } from '../../../database/database';

interface ExportLimits {
  /** Exports of one principal at a time, each until it is downloaded. */
  readonly perPrincipal: number;
  /** Bytes on disk, of all exports together. */
  readonly space: number;
  /** How long a caller may read nothing, in ms. */
  readonly stall: number;
}

const defaultLimits: ExportLimits = { perPrincipal: 3, space: 1024 ** 3, stall: 30_000 };

/** An export from its beginning until it is downloaded or has failed. */
export interface RunningExport {
  /** Takes space on disk; throws `exportSpace` where there is not so much left. */
  grow(bytes: number): void;
  end(): void;
}

/** The exports of a server, which may take neither all connections nor all of the disk. */
export class Exports {
  readonly #running = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #space = 0;
  #reading = 0;

  constructor(
    /** How many may read at a time; each takes a connection. */
    readonly readers: number,
    readonly limits: ExportLimits = defaultLimits,
  ) {}

  /** Bytes on disk at the moment. */
  get space(): number {
    return this.#space;
  }

  /** Throws `tooManyExports` where the principal has as many as it may. */
  start({ kind, id }: Principal): RunningExport {
    const key = `${kind} ${id}`;
    const count = this.#running.get(key) ?? 0;
    if (count >= this.limits.perPrincipal) throw new AppError('tooManyExports');
    this.#running.set(key, count + 1);
    let space = 0;
    let ended = false;
    return {
      grow: (bytes) => {
        if (this.#space + bytes > this.limits.space) throw new AppError('exportSpace');
        this.#space += bytes;
        space += bytes;
      },
      end: () => {
        if (ended) return;
        ended = true;
        this.#space -= space;
        const others = (this.#running.get(key) ?? 1) - 1;
        if (others > 0) this.#running.set(key, others);
        else this.#running.delete(key);
      },
    };
  }

  /** Reads as soon as fewer than `readers` do. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    if (this.#reading === this.readers) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#reading += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#reading -= 1;
    }
  }
}

const known = new WeakMap<Database, Exports>();

/** The exports from a database; `limits` are those of its first call. */
export function exportsOf(database: Database, limits?: ExportLimits): Exports {
  const exports =
    known.get(database) ?? new Exports(Math.max(1, Math.floor(database.connections / 3)), limits);
  known.set(database, exports);
  return exports;
}
