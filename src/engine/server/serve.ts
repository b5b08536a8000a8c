import type { FastifyInstance } from 'fastify';
import { home } from '../schema/contract/app';
import { type Model, ModelError } from '../schema/declaration/model';
import { type AppOptions, buildApp } from './app';
import type { Config, DemoSize } from './config';
import { createContext } from './create-context';
import { type Database, openDatabase } from './database/database';
import { sweepFiles } from './files/sweep-files';
import { sweepHistory } from './history/sweep-history';
import { stop } from './http/stop';
import { dailyJobs } from './jobs';
import { applyPlan } from './plan/apply-plan';
import { loadModel } from './registry';
import { daily, halfMinutely, repeat } from './repeat';
import { demoOf } from './seed/demo';
import { homeFaults } from './seed/navigation-faults';
import { type Seeded, seed } from './seed/seed';
import { takeDueActions } from './timers/take-due-actions';

/** A server that is ready for requests but does not listen yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly model: Model;
  readonly seeded: Seeded;
  /** What the operator should know about the database; no start has to stop for it. */
  readonly notes: readonly string[];
  /** Finishes the current requests, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, applies the plan, seeds an empty database and builds the app. Closes everything on failure.
 * Calls `onDemo` before it loads demo data.
 */
export async function prepareServer(
  config: Config,
  options: AppOptions,
  onDemo?: (size: DemoSize) => void,
): Promise<Server> {
  const model = loadModel();
  const faults = homeFaults(home, model.entities);
  if (faults.length > 0) throw new ModelError(faults);
  const database = await openDatabase(config);
  try {
    // Before the database is changed, because a schema is refused if its routes collide.
    const context = createContext(database, model, config);
    const app = await buildApp(context, options);
    const { notes } = await applyPlan(database, { model });
    const { demo, rootPassword } = config;
    const seeded = await seed(database, model, { demo: demoOf(demo, onDemo), rootPassword, now: new Date() });
    await app.ready();
    const reportDue = (err: unknown) => app.log.error({ err }, 'an action that was due was not taken');
    const jobs = [
      repeat(
        daily,
        (signal) => sweepHistory(database, config.historyDays, new Date(), signal),
        (err) => app.log.error({ err }, 'the history was not swept'),
      ),
      repeat(
        daily,
        (signal) => sweepFiles(database, model, new Date(), signal),
        (err) => app.log.error({ err }, 'files were not swept'),
      ),
      ...dailyJobs.map(({ failure, run }) =>
        repeat(
          daily,
          () => run(context),
          (err) => app.log.error({ err }, failure),
        ),
      ),
      repeat(halfMinutely, (signal) => takeDueActions(context, reportDue, signal), reportDue),
    ];
    const close = async () => {
      try {
        await stop(app, config.stopDelay);
        for (const stopJob of jobs) await stopJob();
      } finally {
        await database.close();
      }
    };
    return { app, database, model, seeded, notes, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
