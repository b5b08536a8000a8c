import type { Principal } from '../../../../schema/access/principal';
import { AppError } from '../../../../schema/contract/app-error';
import type { Database } from '../../../database/database';
import { Semaphore } from '../../semaphore';

interface ExportLimits {
  /** Concurrent exports per principal; an export lasts until it is downloaded. */
  readonly perPrincipal: number;
  /** Bytes on disk for all exports. */
  readonly space: number;
  /** Milliseconds after which a caller who reads nothing is disconnected. */
  readonly stall: number;
}

const defaultLimits: ExportLimits = { perPrincipal: 3, space: 1024 ** 3, stall: 30_000 };

/** An export that is neither downloaded nor failed yet. */
export interface RunningExport {
  /** Reserves space on disk; throws `exportSpace` if there is not enough. */
  grow(bytes: number): void;
  end(): void;
}

/** Limits the connections and the disk space of all exports of a server. */
export class Exports {
  readonly #running = new Map<string, number>();
  readonly #semaphore: Semaphore;
  #space = 0;

  constructor(
    /** Exports that may read at the same time; each uses a connection. */
    readonly readers: number,
    readonly limits: ExportLimits = defaultLimits,
  ) {
    this.#semaphore = new Semaphore(readers);
  }

  /** Bytes on disk now. */
  get space(): number {
    return this.#space;
  }

  /** Throws `tooManyExports` at the principal's limit. */
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

  /** Runs `work` once fewer than `readers` exports are reading. */
  read<T>(work: () => Promise<T>): Promise<T> {
    return this.#semaphore.run(work);
  }
}

const known = new WeakMap<Database, Exports>();

/** The exports of a database. Only the first call sets `limits`. */
export function exportsOf(database: Database, limits?: ExportLimits): Exports {
  const exports =
    known.get(database) ?? new Exports(Math.max(1, Math.floor(database.connections / 3)), limits);
  known.set(database, exports);
  return exports;
}
