import { expect, test } from 'vitest';
import { loadModel } from '../../../src/engine/server/registry';
import { DescribedAnswers } from '../../support/described-answers';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

const described = new DescribedAnswers(loadModel());

/** All paths of reads without a parameter; the event stream is left out because it never ends. */
const paths = Object.entries(described.document.paths)
  .filter(([path, { get }]) => get && !path.includes('{') && path !== '/events')
  .map(([path]) => path);

const fixture = openForTests(() => openFixture());

test.each(paths)(
  '17.7: %s answers each account and a stranger as the OpenAPI document says',
  async (path) => {
    const accounts = ['root', 'operator', 'partner', 'store', undefined] as const;
    for (const account of accounts) {
      const headers = account === undefined ? {} : await fixture.signIn(account);
      const answer = await fixture.app.inject({ url: path, headers });
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue;
      expect([account, answer.statusCode, described.faults('get', path, answer)]).toEqual([
        account,
        answer.statusCode,
        [],
      ]);
    }
  },
);

test('there is something to ask', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/health', '/menus/routes', '/manger/getUserInfo', '/reports/export']),
  );
});
