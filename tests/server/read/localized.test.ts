import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { checksOf } from '../../../src/engine/server/plan/checks';
import { rootActor } from '../../support/actor';
import { article, bigArticleSchema } from '../../support/article';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from '../write/fixture';

const model = modelWith(article, entityOf(bigArticleSchema));
const all = '/specimen-articles';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'localized', model));
  let shoe: number;
  let sole: number;

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, language = 'en') =>
    server.call(rootActor, method, url, body, { 'accept-language': language });
  const create = (body: object) => call('POST', all, { pcode: 'P1', ...body });

  beforeAll(async () => {
    server.setHooks(false);
    const first = await create({ title: { 'zh-cn': '鞋', en: 'Shoe', es: 'Zapato' } });
    shoe = first.data.id;
    const second = await create({ title: { fr: 'Semelle', de: 'Sohle' }, follows: shoe, likes: [shoe] });
    sole = second.data.id;
  });

  test('a record is called in the language of the caller, else in zh-cn, in English or in any other', async () => {
    await call('PUT', `${all}/${shoe}`, { version: 1, follows: sole });
    const labels = async (id: number, language: string) =>
      (await call('GET', `${all}/${id}`, undefined, language)).data._labels;
    expect(await labels(sole, 'es')).toMatchObject({ follows: 'Zapato', likes: ['Zapato'] });
    expect(await labels(sole, 'fr')).toMatchObject({ follows: '鞋' });
    expect(await labels(shoe, 'en')).toMatchObject({ follows: 'Sohle' });
    expect(await labels(shoe, 'fr')).toMatchObject({ follows: 'Semelle' });
    const options = await call('GET', `${all}/options`, undefined, 'es');
    expect(options.data).toEqual([
      { value: sole, label: 'Sohle' },
      { value: shoe, label: 'Zapato' },
    ]);
  });

  test('a search finds a text of any language, also by what a reference is called', async () => {
    const found = async (url: string) => {
      const { data } = await call('GET', url);
      return (data.list ?? data).map((row: { id?: number; value?: number }) => row.id ?? row.value).sort();
    };
    expect(await found(`${all}?q=zapa&_sort=id`)).toEqual([shoe, sole]);
    expect(await found(`${all}?q=SEMEL&_sort=id`)).toEqual([shoe, sole]);
    expect(await found(`${all}?title_like=semel`)).toEqual([sole]);
    expect(await found(`${all}/options?q=semel`)).toEqual([sole]);
    expect(await found(`${all}?subtitle_null=true`)).toEqual([shoe, sole]);
    const { data } = await call('POST', '/specimen-big-articles', { title: { en: 'Left foot', ko: '왼발' } });
    expect(await found('/specimen-big-articles?q=foo')).toEqual([data.id]);
    expect(await found('/specimen-big-articles?q=왼발')).toEqual([data.id]);
    expect(await found('/specimen-big-articles?q=right')).toEqual([]);
  });

  test('no list is sorted by it', async () => {
    expect(await call('GET', `${all}?_sort=title`)).toMatchObject({ status: 400 });
  });

  test('html is cleaned in each language; a language without a text is left out', async () => {
    const { data } = await create({
      title: { en: 'Rich', es: '', fr: null },
      subtitle: { en: '' },
      story: { en: '<p>a<script>b</script></p>', es: '<img src="x" onerror="b">', de: '<script>b</script>' },
    });
    expect(data).toMatchObject({ title: { en: 'Rich' }, subtitle: null });
    expect(data.story).toEqual({ en: '<p>a</p>', es: '<img src="x" />' });
  });

  test('what is wrong names the language in words', async () => {
    const long = await create({ title: { es: 'x'.repeat(41) } });
    expect(long).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'title.es', rule: 'maxLength' }] },
    });
    expect(long.data.errors[0].message).toContain('Title (Spanish)');
    const empty = await create({ title: {} });
    expect(empty.data.errors).toMatchObject([{ field: 'title', rule: 'required' }]);
    const other = await create({ title: { xx: 'a' } });
    expect(other.data.errors).toMatchObject([{ field: 'title.xx', rule: 'unknownField' }]);
  });

  test('objects hold texts in several languages, too', async () => {
    const parts = [{ name: { en: 'Heel', es: '' }, advice: { es: '' } }, { name: { 'zh-cn': '足弓' } }];
    const { data } = await create({ title: { en: 'Parts' }, parts });
    expect(data.parts).toEqual([{ name: { en: 'Heel' } }, { name: { 'zh-cn': '足弓' } }]);
    const wrong = await create({
      title: { en: 'Parts' },
      parts: [{ name: { es: 'x'.repeat(31) } }, { name: { en: '' } }, { name: 'Heel' }],
    });
    expect(
      wrong.data.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]),
    ).toEqual([
      ['parts.0.name.es', 'maxLength'],
      ['parts.1.name', 'required'],
      ['parts.2.name', 'type'],
    ]);
    expect(wrong.data.errors[0].message).toContain('Name (Spanish)');
  });

  test('the database refuses what the endpoints would', async () => {
    const wrong = [
      '[]',
      '"a"',
      '{}',
      '{"xx": "a"}',
      '{"en": 1}',
      '{"en": ""}',
      `{"en": "${'x'.repeat(41)}"}`,
    ];
    for (const value of wrong) {
      const insert = `insert into specimen_article (title, pcode) values ('${value}', 'P1')`;
      await expect(server.rows(insert), value).rejects.toThrow(/specimen_article_title_check/);
    }
    expect(checksOf(article).some(({ columns }) => columns.includes('subtitle'))).toBe(true);
  });

  test('a file has a column for each language, by name or in words; a reference is found in any', async () => {
    const bring = (csv: string) => server.call(rootActor, 'POST', `${all}/import`, csv);
    const file = 'title.en,Title.ES,follows,pcode\nBoot,Bota,Zapato,P1\nClog,,鞋,P1\n';
    expect(await bring(file)).toMatchObject({ data: { count: 2 } });
    const { data } = await call('GET', `${all}?q=boot`);
    expect(data.list[0]).toMatchObject({ title: { en: 'Boot', es: 'Bota' }, follows: shoe });
    const exported = await server.send(rootActor, {
      url: `${all}/export?id=${data.list[0].id}`,
      headers: { 'accept-language': 'en' },
    });
    const [row] = parse(exported.body, { bom: true, columns: true });
    expect(row).toMatchObject({ 'Title.en': 'Boot', 'Title.es': 'Bota', 'Title.fr': '', Follows: 'Shoe' });
    for (const header of ['title', 'title.xx', 'pcode.en', 'title.en,TITLE.EN']) {
      expect(await bring(`${header}\nx,x\n`), header).toMatchObject({ status: 422 });
    }
  });
});
