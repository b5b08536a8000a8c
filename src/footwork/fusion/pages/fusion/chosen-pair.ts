import type { FusionReport } from '../../endpoints/fusion';

interface Pair {
  readonly first: FusionReport | undefined;
  readonly second: FusionReport | undefined;
}

/**
 * The two reports to compare: the chosen ones, else the newest two of one kind, which share the most quantities.
 * `reports` is sorted, newest first.
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

/** The newest other report, of the same kind if there is one. */
function partnerOf({ type }: FusionReport, others: readonly FusionReport[]): FusionReport | undefined {
  return others.find((other) => other.type === type) ?? others[0];
}
