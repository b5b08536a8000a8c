import { type Fault, faultAt } from './fault';

/** Faults of earlier names: none may be declared now, or be an earlier name of something else. */
export function earlierFaults(
  names: readonly string[],
  pointer: string,
  isClaimed: (name: string) => boolean,
): readonly Fault[] {
  const expected = 'a name that is no longer declared';
  return names.flatMap((name, at) =>
    isClaimed(name) ? [faultAt(`${pointer}/${at}`, name, expected, `Remove "${name}" here or there.`)] : [],
  );
}
