import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By what was measured: vitest would go by the sizes of files, of which the conformance has the smallest. */
const longest = [
  'conformance/postgres.test',
  'cli/new.test',
  'conformance/pglite.test',
  'cli/dev.test',
  'cli/start-faults.test',
  'cli/commands.test',
  'cli/crash.test',
  'demo/load-demo.test',
  'access/matrix.test.ts',
  'cli/slow-patterns.test',
  'cli/sql.test',
  'conformance/refusals.test',
  'e2e/one-file.test',
  'e2e/journeys.test',
  'e2e/layout-shift.test',
  'e2e/roles.test',
  'e2e/record.test',
  'e2e/shell.test',
  'e2e/menus.test',
  'e2e/settings.test',
  'e2e/list.test',
  'e2e/calendar.test',
  'e2e/dashboard.test',
  'e2e/looks.test',
  'e2e/errors.test',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.includes(path));
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const first = own.filter((file) => rank(file) >= 0).sort((one, other) => rank(one) - rank(other));
      return [...first, ...own.filter((file) => rank(file) < 0)];
    });
  }
}
