import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSetting, resetSettings, useSettings } from '../../../src/engine/console/kit/settings/settings';
import {
  currentSettings,
  defaultSettings,
  onSettings,
  type SettingKey,
  type Settings,
} from '../../../src/engine/console/kit/settings/stored-settings';
import { tellOfStorage } from '../support/storage';

beforeEach(() => {
  localStorage.clear();
  tellOfStorage();
});

const others: Settings = {
  layout: 'mix',
  theme: 'auto',
  themeColor: '#ab12cd',
  size: 'small',
  showSettings: false,
  tagsView: false,
  sidebarLogo: false,
  fixedHeader: false,
  watermarkEnabled: true,
  watermarkContent: 'For the auditors',
  language: 'es',
};

const changeAll = () => {
  for (const [key, value] of Object.entries(others)) changeSetting(key as SettingKey, value);
};

describe('L4: what is stored', () => {
  it('is at first nothing, which means the defaults', () => {
    expect(currentSettings()).toEqual({
      layout: 'left',
      theme: 'light',
      themeColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      size: 'default',
      showSettings: true,
      tagsView: true,
      sidebarLogo: true,
      fixedHeader: true,
      watermarkEnabled: false,
      watermarkContent: 'Footwork Lab',
      language: 'zh-cn',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('stands under its own name, without a prefix', () => {
    changeAll();
    expect(currentSettings()).toEqual(others);
    const texts = Object.entries(others).map(([key, value]) => [key, String(value)]);
    expect(Object.fromEntries(texts.map(([key = '']) => [key, localStorage.getItem(key)]))).toEqual(
      Object.fromEntries(texts),
    );
    expect(localStorage).toHaveLength(texts.length);
  });

  it('may be anything at all without harm', () => {
    const stored = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', 'undefined', '__proto__', '1'));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(defaultSettings)), stored, (key, text) => {
        localStorage.clear();
        localStorage.setItem(key, text);
        tellOfStorage();
        const { [key as SettingKey]: found, ...rest } = currentSettings();
        const { [key as SettingKey]: fallback, ...untouched } = defaultSettings;
        expect(typeof found).toBe(typeof fallback);
        expect(rest).toEqual(untouched);
        // A setting that was read can be stored again unchanged.
        changeSetting(key as SettingKey, found);
        expect(currentSettings()[key as SettingKey]).toBe(found);
      }),
    );
  });

  it.each([
    ['layout', 'right'],
    ['theme', 'Dark'],
    ['themeColor', '#12345'],
    ['themeColor', 'red'],
    ['size', 'middle'],
    ['tagsView', 'yes'],
    ['watermarkContent', '   '],
    ['language', 'fr'],
  ] as const)('falls back to the default of %s when it is %j', (key, text) => {
    localStorage.setItem(key, text);
    tellOfStorage();
    expect(currentSettings()[key]).toBe(defaultSettings[key]);
  });
});

describe('L3: a change', () => {
  it('is shown at once, and by every reader', () => {
    const { result: one } = renderHook(useSettings);
    const { result: two } = renderHook(useSettings);
    act(() => changeSetting('layout', 'top'));
    expect(one.current.layout).toBe('top');
    expect(two.current).toBe(one.current);
  });

  it('reaches this tab from another', () => {
    const { result } = renderHook(useSettings);
    localStorage.setItem('size', 'large');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'size', newValue: 'large' })));
    expect(result.current.size).toBe('large');
  });

  it('is looked for when somebody says that there is one, and not each time settings are read', () => {
    expect(currentSettings().size).toBe('default');
    localStorage.setItem('size', 'large');
    expect(currentSettings().size).toBe('default');
    tellOfStorage();
    expect(currentSettings().size).toBe('large');
  });

  it('is not heard of after leaving', () => {
    const heard = vi.fn();
    const leave = onSettings(heard);
    changeSetting('tagsView', false);
    leave();
    changeSetting('tagsView', true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is undone by a reset, but for the language', () => {
    changeAll();
    resetSettings();
    expect(currentSettings()).toEqual({ ...defaultSettings, language: 'es' });
    expect(localStorage).toHaveLength(1);
  });
});
