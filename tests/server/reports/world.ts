import { sql } from 'kysely';
import { loadModel } from '../../../src/engine/server/registry';
import type { ModelArch } from '../../../src/measurement/foot-model/sole';
import { packRecording } from '../../../src/measurement/storage/packed-recording';
import { demoStep } from '../../measurement/support/demo-step';
import { type Fixture, openFixture } from '../app/fixture';
import { type engines, openTables } from '../database/engines';
import { callsOf } from '../session/calls';

/** A server with products, and reports in a store of partner P1 and in one of partner P2. */
export async function openReports(engine: (typeof engines)[number]) {
  const fixture: Fixture = await openFixture({}, await openTables(engine, 'reports', loadModel()));
  const { kysely } = fixture.database;
  return {
    ...callsOf(() => fixture),
    fixture,
    close: () => fixture.close(),
    async reset() {
      await sql`truncate commodity, customer, store_config cascade`.execute(kysely);
      await fixture.reset();
      await sql`insert into merchant (name, contact, account, pcode, status) values ('Far', 'Bob', 'far', 'P2', 'active')`.execute(
        kysely,
      );
      await sql`
        insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
        values ('FW-2', 'Far away', 2, 'Bob', '+1 555 0101', 'US', '2 Main St', 'secret1')`.execute(kysely);
    },
    async addProduct(id: number, type: string, needs: readonly string[], other: object = {}) {
      const given = { status: 'recommended', score: 3, main_category: `walking`, ...other };
      await sql`
        insert into commodity (id, code, name, type, status, score, currency, main_category, needs)
        values (${id}, ${`P-${id}`}, ${JSON.stringify({ en: `Product ${id}` })}, ${type}, ${given.status},
          ${given.score}, 'EUR', ${given.main_category}, ${[...needs]})`.execute(kysely);
    },
    /** Adds a report with the measurement of a walk, or without one. */
    async addReport(
      id: number,
      { store = 1, arch, customer = null, day = '2026-01-10' }: ReportFacts = {},
    ): Promise<void> {
      const measurement = arch ? JSON.stringify(await measurementOf(arch)) : null;
      await sql`
        insert into report (id, report_number, type, customer, detection_time, store, pcode, evaluation, measurement)
        values (${id}, ${`R-${id}`}, 'dynamic', ${customer}, ${`${day}T08:00:00Z`}, ${store},
          ${store === 1 ? 'P1' : 'P2'}, 'pending', ${measurement})`.execute(kysely);
    },
    async addCustomer(id: number, store = 1): Promise<void> {
      await sql`
        insert into customer (id, customer_number, name, phone, birth_date, store, pcode, openid_verified)
        values (${id}, ${`C-${id}`}, ${`Customer ${id}`}, ${`+1 555 02${id}`}, '1990-01-01', ${store},
          ${store === 1 ? 'P1' : 'P2'}, false)`.execute(kysely);
    },
  };
}

interface ReportFacts {
  readonly store?: number;
  readonly arch?: ModelArch;
  readonly customer?: number | null;
  readonly day?: string;
}

export type Reports = Awaited<ReturnType<typeof openReports>>;

/** The measurement of each arch is made once, because it takes longer than the rest of a test. */
const measurements = new Map<ModelArch, Promise<object>>();

function measurementOf(arch: ModelArch): Promise<object> {
  const known = measurements.get(arch) ?? measure(arch);
  measurements.set(arch, known);
  return known;
}

async function measure(arch: ModelArch): Promise<object> {
  const step = (side: 'left' | 'right') => packRecording(demoStep({ arch, side }), side);
  return { version: 1, recordings: [await step('left'), await step('right')] };
}
