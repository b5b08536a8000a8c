import type { FusionReport } from '../../../entity/contract/endpoints/fusion';

interface Pair {
  readonly first: FusionReport | undefined;
  readonly second: FusionReport | undefined;
}

/**
 * The two reports to compare, `reports` the newest first: those that were chosen, else the newest two of one kind,
 * which have the most in common.
 */
export function chosenPair(
  reports: readonly FusionReport[],
  chosen: { readonly first: number | undefined; readonly second: number | undefined },
): Pair {
  const byId = (id: number | undefined) => reports.find((report) => report.id === id);
  const [givenFirst, givenSecond] = [byId(chosen.first), byId(chosen.second)];
  const others = ({ id }: FusionReport) => reports.filter((other) => other.id !== id);
  const hasPartner = (report: FusionReport) => others(report).some(({ type }) => type === report.type);
  const second =
    givenSecond ??
    (givenFirst ? partnerOf(givenFirst, others(givenFirst)) : (reports.find(hasPartner) ?? reports[0]));
  const first = givenFirst ?? (second && partnerOf(second, others(second)));
  return { first, second };
}

/** Of the same kind where there is one. */
function partnerOf({ type }: FusionReport, others: readonly FusionReport[]): FusionReport | undefined {
  return others.find((other) => other.type === type) ?? others[0];
}
