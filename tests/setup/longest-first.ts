import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Ordered by measured time: vitest would order files by size, and the slow conformance test is the smallest.
 */
const longest = [
  'conformance/postgres.test',
  'cli/new.test',
  'cli/dev.test',
  'cli/crash.test',
  'cli/commands.test',
  'conformance/pglite.test',
  'gateway/batch-intake.test',
  'access/matrix.test.ts',
  'cli/start-faults.test',
  'cli/sql.test',
  'conformance/refusals.test',
  'session/login-attempts.test',
  'demo/load-demo.test',
  'e2e/layout-shift.test',
  'e2e/menus.test',
  'e2e/one-file.test',
  'e2e/journeys.test',
  'e2e/calendar.test',
  'e2e/looks.test',
  'e2e/roles.test',
  'e2e/errors.test',
  'e2e/record.test',
  'e2e/shell.test',
  'e2e/list.test',
  'e2e/library.test',
  'e2e/dashboard.test',
  'e2e/ended-session.test',
  'e2e/sign-in.test',
  'e2e/palette.test',
  'e2e/settings.test',
  'e2e/languages.test',
  'e2e/tags.test',
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
