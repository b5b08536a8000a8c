import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('L8: the interface is in Chinese, English and Spanish, with the texts of antd, Intl and the document', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  const html = page.locator('html');
  await watched.rows.first().waitFor();
  const switchTo = async (menu: string, name: string) => {
    await watched.button(menu).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const says = async (...texts: string[]) => {
    for (const text of texts) await watched.sees(text);
    // In a wide window all columns fit, in every language.
    const list = page.locator('.list-scroll');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  };
  // The first weekday in antd's calendar.
  const calendarSays = async (filter: string, from: string, day: string) => {
    await watched.button(filter).click();
    await page.getByRole('textbox', { name: from, exact: true }).click();
    await page.getByRole('columnheader', { name: day, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: day, exact: true }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.locator('.popover').waitFor({ state: 'hidden' });
  };
  const pageSize = (name: string) =>
    page.getByRole('combobox', { name }).locator('option:checked').innerText();
  await says('60 in all', 'Mexico', 'Checks today');
  expect(await pageSize('Rows per page')).toBe('20 / page');
  await calendarSays('Filter by Created', 'From', 'Su');

  await switchTo('Language', 'Español');
  await page.waitForFunction(() => document.documentElement.lang === 'es');
  expect(await html.getAttribute('dir')).toBe('ltr');
  await says('60 en total', 'México', 'Mediciones de hoy');
  expect(await pageSize('Filas por página')).toBe('20 / página');
  await calendarSays('Filtrar por Creado', 'Desde', 'Lun');

  await switchTo('Idioma', '简体中文');
  await page.waitForFunction(() => document.documentElement.lang === 'zh-cn');
  await says('共 60 条', '墨西哥', '今日检测');
  expect(await pageSize('每页行数')).toBe('20 条/页');
  await calendarSays('按创建时间筛选', '从', '一');
  await watched.close();
});

test('L8: an unknown language selects Chinese', async () => {
  expect(await (await fetch(app.url)).text()).toContain('<html lang="zh-CN">');
  const watched = await app.open('/login');
  await watched.page.evaluate(() => localStorage.setItem('language', 'fr'));
  await watched.page.reload();
  await watched.page.waitForFunction(() => document.documentElement.lang === 'zh-cn');
  await watched.sees('登录');
  await watched.close();
});

test.each([
  ['zh-CN', '名称不能为空'],
  ['bg-BG', 'Полето „Име“ не може да е празно'],
  ['de-DE', 'Name darf nicht leer sein'],
  ['en-GB', 'Name cannot be empty'],
  ['es-MX', 'El campo «Nombre» no puede estar vacío'],
  ['fr-FR', 'Le champ « Nom » ne peut pas être vide'],
  ['ko-KR', '‘이름’ 항목은 비워 둘 수 없습니다'],
  ['ro-RO', 'Câmpul „Nume” nu poate fi gol'],
  ['ru-RU', 'Поле «Название» не может быть пустым'],
  ['vi-VN', 'Tên không được để trống'],
])('L8: the messages of the server are in the language of the call: %s', async (language, message) => {
  const { token } = await app.signIn('operator');
  const answer = await fetch(`${app.url}/stores`, {
    method: 'POST',
    headers: { authorization: token, 'accept-language': language, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { errors: { field: string; message: string }[] } };
  expect(data.errors.find(({ field }) => field === 'name')?.message).toBe(message);
});

test('N8: the navigation is labelled in each language', async () => {
  const watched = await app.openAs('root', '/system/role');
  await watched.sees('Role management');
  await inOtherLooks(watched, 'navigation', {
    inAll: true,
    check: async ({ language, width }) => {
      if (width < 992) return;
      const said = { 'zh-cn': '角色管理', en: 'Role management', es: 'Gestión de roles' };
      await watched.sees(said[language]);
    },
  });
  await watched.close();
});

test.each(['operator', 'partner', 'store'] as const)(
  'N9: the navigation of the demo %s contains the user guide, in the language and theme of the console',
  async (account) => {
    const watched = await app.openAs(account, '/document');
    const { page } = watched;
    const guide = page.frameLocator('iframe');
    await guide.getByRole('heading', { level: 1, name: 'User guide' }).waitFor();
    await guide.getByRole('link', { name: 'Keyboard' }).click();
    await guide.getByRole('heading', { level: 2, name: 'Keyboard' }).waitFor();

    await watched.button('Language').click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await guide.getByRole('heading', { level: 1, name: 'Guía de usuario' }).waitFor();
    if (account !== 'operator') return watched.close();
    const titles = { 'zh-cn': '使用手册', en: 'User guide', es: 'Guía de usuario' };
    // The guide is a page of its own in an iframe, which has to load.
    await inOtherLooks(watched, 'guide', {
      arrange: ({ language }) =>
        guide.getByRole('heading', { level: 1, name: titles[language] }).waitFor({ state: 'attached' }),
    });
    await watched.close();
  },
);

test.each(['zh-cn', 'en', 'es'])(
  'N9: the user guide in %s opens at its own address without a session',
  async (own) => {
    const watched = await app.open('/login');
    const { page } = watched;
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(`${app.url}/guide/${own}`);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await watched.assertSound(`the guide, ${theme}, ${width}`);
      }
    }
    await page.getByRole('link', { name: '简体中文' }).click();
    await page.getByRole('heading', { level: 1, name: '使用手册' }).waitFor();
    await watched.close();
  },
);
