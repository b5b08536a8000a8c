import { can } from '#engine/schema/access/access';
import type { Principal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { linkTable } from '#engine/server/database/columns';
import { quote } from '#engine/server/database/sql-text';
import { Parameters, run, type Statement } from '#engine/server/database/statement';
import type { Row } from '#engine/server/entity/context';
import { readRecord } from '#engine/server/entity/read/read-record';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { AnalysisResult, Person } from '../../../measurement/analysis';
import {
  grownFoot_mm,
  grownFootDeviation_mm,
  growthFrom_years,
} from '../../../measurement/findings/foot-growth';
import { type FoundNeed, needsOf, weight } from '../../../measurement/findings/needs';
import type { Recommended } from '../endpoints/report';

const maxProducts = 4;
const maxPerType = 2;
/** Maximum number of candidates from the database. */
const maxCandidates = 100;

interface Candidate {
  readonly id: number;
  readonly type: string;
  readonly category: string | null;
  readonly needs: readonly string[];
}

/**
 * Recommends products in the principal's row scope that the person can wear and that meet the needs of the findings:
 * first the store's own choice, then by number of needs met. At most two are of one type, unless there are too few
 * others. Without findings or fitting products: only products that suit everybody, of which there may be none;
 * medical and work products then need the store's choice. A child gets children's products only.
 */
export async function recommendProducts(
  context: ReadContext,
  principal: Principal,
  store: number | undefined,
  analysis: AnalysisResult | undefined,
  person: Person,
): Promise<Recommended[]> {
  const chosen = await chooseProducts(context, principal, store, analysis, person);
  const recommended = chosen.map(async ({ id, needs }): Promise<Recommended[]> => {
    const product = await recommendedProduct(context, principal, id);
    return product
      ? [{ product, reasons: needs.map(({ need, reasons }) => ({ need, findings: reasons })) }]
      : [];
  });
  return (await Promise.all(recommended)).flat();
}

/** A product as the principal sees it; undefined without permission. */
export async function recommendedProduct(
  context: ReadContext,
  principal: Principal,
  id: number,
): Promise<Row | undefined> {
  const entity = entityNamed(context.model, 'commodity');
  return can(principal, 'show', entity) ? readRecord(context, principal, entity, id) : undefined;
}

interface Chosen {
  readonly id: number;
  readonly needs: readonly FoundNeed[];
}

/** Ids of the products, each with the needs it meets. */
export async function chooseProducts(
  context: ReadContext,
  principal: Principal,
  store: number | undefined,
  analysis: AnalysisResult | undefined,
  person: Person,
): Promise<readonly Chosen[]> {
  const entity = entityNamed(context.model, 'commodity');
  if (!can(principal, 'show', entity)) return [];
  const { kysely } = context.database;
  const needs = analysis ? needsOf(analysis) : [];
  const candidatesFor = (suited: Suited) =>
    run<Candidate>(kysely, candidatesStatement(context, principal, { store, needs, person }, suited));
  const isNeeded = needs.some(({ reasons }) => reasons.length > 0);
  const fitting = isNeeded ? await candidatesFor('needs') : [];
  const others: Suited = isNeeded ? 'everybody' : 'neutral';
  const chosen = chooseVaried(fitting.length > 0 ? fitting : await candidatesFor(others));
  return chosen.map(({ id, needs: own }) => ({
    id,
    needs: needs.filter(({ need }) => own.includes(need)),
  }));
}

interface Wanted {
  readonly store: number | undefined;
  readonly needs: readonly FoundNeed[];
  readonly person: Person;
}

/**
 * Whom products suit: persons with one of the needs, everybody (the product declares no needs), or everybody of whom no
 * need is known (the product declares none, or that it suits neutral feet).
 */
type Suited = 'needs' | 'everybody' | 'neutral';

/** Products that the person can wear and that are suited. */
function candidatesStatement(
  { model }: ReadContext,
  principal: Principal,
  { store, needs, person }: Wanted,
  suited: Suited,
): Statement {
  const entity = entityNamed(model, 'commodity');
  const config = entityNamed(model, 'store-config');
  const parameters = new Parameters();
  const links = ['recommended_shoes', 'recommended_insoles'].map(
    (name) => `select l.target from ${quote(linkTable(config, fieldNamed(config, name)))} l
      join ${quote(config.table)} c on c.id = l.owner where c.store = ${parameters.bind(store ?? null)}`,
  );
  const met = needs.map(
    (found) =>
      `case when ${parameters.bind(found.need)} = any(t.needs) then ${parameters.bind(Math.max(1, weight(found)))}::int else 0 end`,
  );
  const fit = met.length === 0 ? '0::int' : met.join(' + ');
  const isChosen = `t.id in (${links.join(' union all ')})`;
  const conditions = [
    `t.status = 'recommended'`,
    ...(suited === 'needs' ? [`(${fit}) > 0`] : suitedWithoutNeed(suited, isChosen)),
    ...wearable(person, parameters),
    ...scopeConditions(principal, entity, 't', parameters),
  ];
  return parameters.statement(`select t.id, t.type, t.main_category as category,
      coalesce(t.needs, '{}') as needs
    from ${quote(entity.table)} t where ${conditions.join(' and ')}
    order by ${isChosen} desc, ${fit} desc, t.score desc, t.id
    limit ${maxCandidates}`);
}

/** Medical and work products suit nobody in particular, unless the store has chosen them for all its customers. */
function suitedWithoutNeed(suited: Suited, isChosen: string): readonly string[] {
  return [
    `(cardinality(coalesce(t.needs, '{}')) = 0${suited === 'neutral' ? ` or 'neutral' = any(t.needs)` : ''})`,
    `(t.main_category is null or t.main_category not in ('medical', 'work') or ${isChosen})`,
  ];
}

/** Age from which feet have adult length and children's products are excluded. */
const grown_years = 15;
/** Smallest adult shoe size (EU). */
const smallestGrown = 34;

/** A French (EU) size is two thirds of a centimetre; shoes are about 1.5 cm longer than the foot. */
function shoeSizeOf(foot_mm: number): number {
  return ((foot_mm + 15) * 3) / 20;
}

/** Few children of this age wear a smaller shoe: only those whose feet are two standard deviations below the mean. */
function smallestOf(age: number): number {
  return Math.min(smallestGrown, shoeSizeOf(grownFoot_mm(age) - 2 * grownFootDeviation_mm));
}

/**
 * Conditions on age, sex and shoe size. A product that declares no size or sex suits everybody, but a child gets only
 * children's products, and, where its size is unknown, none that its age has outgrown. Somebody of unknown age counts
 * as grown, as for the reference ranges.
 */
function wearable({ age, sex, shoeSize }: Person, parameters: Parameters): readonly string[] {
  const isGrown = age === undefined || age >= grown_years;
  return [
    ...(isGrown
      ? [
          `t.main_category is distinct from 'children'`,
          `coalesce(t.size_to >= ${parameters.bind(smallestGrown)}::int, true)`,
        ]
      : [`t.main_category = 'children'`]),
    ...(!isGrown && age >= growthFrom_years && shoeSize === undefined
      ? [`coalesce(t.size_to >= ${parameters.bind(smallestOf(age))}::numeric, true)`]
      : []),
    ...(sex ? [`coalesce(t.made_for = ${parameters.bind(sex)}, true)`] : []),
    ...(shoeSize !== undefined
      ? [
          `coalesce(t.size_from <= ${parameters.bind(shoeSize)}::numeric, true)`,
          `coalesce(t.size_to >= ${parameters.bind(shoeSize)}::numeric, true)`,
        ]
      : []),
  ];
}

/**
 * Chooses at most `maxProducts` candidates. Prefers candidates that are no variant of a better product, such
 * as another colour, and at most `maxPerType` of each type.
 */
function chooseVaried(candidates: readonly Candidate[]): readonly Candidate[] {
  const kinds = new Set<string>();
  const [different, alike]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of candidates) {
    const kind = JSON.stringify([candidate.type, candidate.category, [...candidate.needs].sort()]);
    (kinds.has(kind) ? alike : different).push(candidate);
    kinds.add(kind);
  }
  const ordered = [...different, ...alike];
  const ofBothTypes = ordered.filter(
    ({ type }, at) => ordered.slice(0, at).filter((other) => other.type === type).length < maxPerType,
  );
  const rest = ordered.filter((candidate) => !ofBothTypes.includes(candidate));
  const chosen = new Set([...ofBothTypes, ...rest].slice(0, maxProducts));
  return ordered.filter((candidate) => chosen.has(candidate));
}
