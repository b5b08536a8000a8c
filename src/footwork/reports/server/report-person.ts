import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import { labelField } from '#engine/schema/access/label-field';
import type { Principal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import type { Row } from '#engine/server/entity/context';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { ReportPerson } from '../endpoints/report';
import { reportedPerson } from './report-facts';

export function seesCustomer(context: ReadContext, reader: Principal, report: Row): boolean {
  return 'customer' in report && labelField(reader, entityNamed(context.model, 'customer')) !== undefined;
}

/** The customer of a report, without fields that roles hide from the reader. */
export async function reportPerson(
  context: ReadContext,
  reader: Principal,
  report: Row,
): Promise<ReportPerson> {
  const nobody = { name: null, age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null };
  if (!seesCustomer(context, reader, report)) return nobody;
  const customer = entityNamed(context.model, 'customer');
  const seen = <Value>(field: string, value: Value | undefined) =>
    canRead(reader, fieldNamed(customer, field)) ? (value ?? null) : null;
  const { rows } = await sql<{ name: string | null }>`
    select c.name from report r join customer c on c.id = r.customer
    where r.id = ${Number(report.id)}`.execute(context.database.kysely);
  const person = await reportedPerson(context, Number(report.id));
  return {
    name: rows[0]?.name ?? null,
    age: canRead(reader, fieldNamed(customer, 'birth_date')) ? seen('age', person.age) : null,
    sex: seen('gender', person.sex),
    height_cm: seen('height', person.height_cm),
    weight_kg: seen('weight', person.weight_kg),
    shoe_size: seen('shoe_size', person.shoeSize),
  };
}
