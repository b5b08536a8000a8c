import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isDark, onThemeChange } from '../theme';
import { antdLocale } from '../words/console-words';
import { activeLanguage } from '../words/words';

const shared: ThemeConfig['token'] = {
  borderRadius: 6,
  fontFamily: 'var(--font)',
  fontSize: 14,
  // Layers of the page itself stay below.
  zIndexPopupBase: 2000,
  // theme.css switches off what antd would wait for the end of.
  motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

const light: ThemeConfig = {
  hashed: false,
  token: {
    ...shared,
    colorPrimary: '#1f5fd6',
    colorPrimaryHover: '#184cae',
    colorError: '#c62f2f',
    colorErrorHover: '#a32424',
    colorTextBase: '#1a2330',
    colorBgLayout: '#f4f6f9',
    colorBorder: '#c7d0db',
    colorBorderSecondary: '#e2e7ee',
  },
};

const dark: ThemeConfig = {
  hashed: false,
  algorithm: antdTheme.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#6a9ff8',
    colorPrimaryHover: '#8fb7fb',
    colorError: '#f27b7b',
    colorErrorHover: '#f59a9a',
    colorTextBase: '#e3e9f1',
    colorBgBase: '#0e131a',
    colorBgContainer: '#151c26',
    colorBgElevated: '#1b2430',
    colorBgLayout: '#0e131a',
    colorBorder: '#3a485a',
    colorBorderSecondary: '#263140',
  },
  components: { Button: { primaryColor: '#0b1526', dangerColor: '#0b1526' } },
};

/** antd in the colours of `theme.css` and the words of the language in use. */
export function AntdTheme({ children }: { children: ReactNode }) {
  useTranslation();
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  const language = activeLanguage();
  return (
    <ConfigProvider theme={isNight ? dark : light} locale={antdLocale(language)}>
      {children}
    </ConfigProvider>
  );
}
