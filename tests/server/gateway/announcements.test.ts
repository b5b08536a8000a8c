import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { codeOf, openGateway, placed, unplaced } from './world';

describe.each(oneEngine)('E14: a device reads its announcements, %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));

  beforeEach(() => gateway.reset());

  async function publish(title: string, other: object): Promise<number> {
    const root = await gateway.fixture.signIn('root');
    const body = { title: { en: title }, content: { en: '<p>Read this</p>' }, ...other };
    const added = await gateway.call(root, '/announcements', 'POST', body);
    expect(codeOf(added)).toEqual([200, 0]);
    const { id, version } = added.body.data as { id: number; version: number };
    expect(codeOf(await gateway.call(root, `/announcements/${id}/publish`, 'POST', { version }))).toEqual([
      200, 0,
    ]);
    return id;
  }

  const titlesFor = async (device: number): Promise<string[]> => {
    const answer = await gateway.call(await gateway.issue(device), '/gateway/announcements');
    expect(codeOf(answer)).toEqual([200, 0]);
    const announcements = answer.body.data as unknown as { title: { en: string } }[];
    return announcements.map(({ title }) => title.en);
  };

  test('those to all, to its store and to itself, the newest first; no drafts and no withdrawn ones', async () => {
    const root = await gateway.fixture.signIn('root');
    await publish('To all', { kind: 'all' });
    await publish('To its store', { kind: 'stores', stores: [1] });
    await publish('To the other device', { kind: 'devices', devices: [unplaced] });
    const withdrawn = await publish('Withdrawn', { kind: 'all' });
    const { body } = await gateway.call(root, `/announcements/${withdrawn}`);
    await gateway.call(root, `/announcements/${withdrawn}/withdraw`, 'POST', { version: body.data.version });
    await gateway.call(root, '/announcements', 'POST', {
      title: { en: 'Draft' },
      content: { en: '<p>x</p>' },
      kind: 'all',
    });

    expect(await titlesFor(placed)).toEqual(['To its store', 'To all']);
    expect(await titlesFor(unplaced)).toEqual(['To the other device', 'To all']);
  });

  test('an account is no device', async () => {
    const root = await gateway.fixture.signIn('root');
    expect((await gateway.call(root, '/gateway/announcements')).status).toBe(401);
  });
});
