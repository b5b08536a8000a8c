import { expect, test } from 'vitest';
import { runConsole } from './console';

const app = runConsole();

interface Report {
  readonly id: number;
  readonly measurement?: object | null;
}

type Caller = Awaited<ReturnType<typeof app.signIn>>;

/** Of some evaluated reports of the type, the one with the most findings. */
async function longestReport(caller: Caller, type: string): Promise<number> {
  const { list } = await caller.ask<{ list: readonly Report[] }>(
    'GET',
    `/reports?type=${type}&evaluation=evaluated&_end=60&_sort=detection_time&_order=desc`,
  );
  const counted: { id: number; findings: number }[] = [];
  for (const { id } of list) {
    const { measurement } = await caller.ask<Report>('GET', `/reports/${id}`);
    if (!measurement) continue;
    const { findings } = await caller.ask<{ findings: readonly object[] }>('GET', `/reports/${id}/analysis`);
    counted.push({ id, findings: findings.length });
    if (counted.length === 6) break;
  }
  const [longest] = counted.sort((one, other) => other.findings - one.findings);
  if (!longest) throw new Error(`The demo has no evaluated ${type} report.`);
  return longest.id;
}

/** Spanish words take the most room. */
const look = { width: 1440, theme: 'light', language: 'es' } as const;

test.each([
  ['static', 2, '.foot-block'],
  ['dynamic', 4, '.foot-block'],
  ['posture', 1, '.posture-figure svg'],
])(
  '18.3: a %s report takes %i pages of the console, one of the customer, and fits on a phone',
  async (type, most, last) => {
    const id = await longestReport(await app.signIn('operator'), type);
    const watched = await app.openAs('operator', `/report/show/${id}`, look);
    const { page } = watched;
    const printed = async () => {
      await page.locator('.recommended img').first().waitFor();
      const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    await page.locator(last).last().waitFor();
    expect(await printed()).toBeLessThanOrEqual(most);
    await page.goto(`${app.url}/share#report=${id}`);
    await page.locator('.value-annex').waitFor();
    expect(await printed()).toBe(1);
    await watched.close();
  },
);
