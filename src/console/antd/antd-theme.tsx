import '@ant-design/v5-patch-for-react-19';
import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/words';
import { paletteOf } from '../kit/settings/palette';
import { useSettings } from '../kit/settings/settings';
import type { Settings } from '../kit/settings/stored-settings';
import { isDark, onThemeChange } from '../kit/settings/theme';
import { tokens } from '../kit/settings/tokens';
import { antdLocale } from './antd-words';
import '../kit/hold-still';

const shared: ThemeConfig['token'] = {
  borderRadius: 6,
  fontFamily: 'var(--font)',
  // Layers of the page itself stay below.
  zIndexPopupBase: 2000,
  colorBgMask: 'rgb(10 18 32 / 45%)',
  // theme.css switches off what antd would wait for the end of.
  motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/** What antd calls the colours of `tokens.ts`. */
const named = (isNight: boolean): ThemeConfig['token'] => {
  const colours = tokens[isNight ? 'dark' : 'light'];
  return {
    ...shared,
    colorError: colours.danger,
    colorErrorHover: colours.dangerStrong,
    colorTextBase: colours.text,
    colorTextPlaceholder: colours.muted,
    colorBgLayout: colours.ground,
    colorBorder: colours.lineStrong,
    colorBorderSecondary: colours.line,
    ...(isNight && {
      colorTextLightSolid: colours.onAccent,
      colorWhite: colours.onAccent,
      colorBgBase: colours.ground,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.raised,
      // A list over a drawer has the drawer's ground: a line tells them apart.
      boxShadowSecondary: `0 0 0 1px ${colours.lineStrong}, 0 10px 32px rgb(0 0 0 / 48%)`,
    }),
  };
};

/** Heights and text of `theme.css`'s `data-size`. */
const sizes: Readonly<Record<Settings['size'], ThemeConfig['token']>> = {
  default: { fontSize: 14 },
  large: { fontSize: 15, fontSizeLG: 15, controlHeightLG: 38 },
  small: { fontSize: 13, controlHeightSM: 26 },
};

const componentSizes = { default: 'middle', large: 'large', small: 'small' } as const;
const asWritten = { autoInsertSpace: false };

/** antd darkens the colours it is given for the dark; ours are chosen for it. */
const asGiven: typeof antdTheme.darkAlgorithm = (seed, map = antdTheme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
});

/** Within the dialog or landmark of what opens it, and hidden along with a page that is kept. */
function besideTrigger(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('main, [role="dialog"]') ?? document.body;
}

function themeOf(themeColor: string, isNight: boolean, size: Settings['size']): ThemeConfig {
  const { accent, accentStrong, accentSoft, fill, fillStrong, onFill } = paletteOf(themeColor, isNight);
  const { ground, line, muted } = tokens[isNight ? 'dark' : 'light'];
  return {
    hashed: false,
    ...(isNight && { algorithm: [antdTheme.darkAlgorithm, asGiven] }),
    token: {
      ...named(isNight),
      ...sizes[size],
      colorPrimary: accent,
      colorPrimaryHover: accentStrong,
      colorPrimaryActive: accentStrong,
      colorPrimaryBg: accentSoft,
      colorPrimaryBgHover: accentSoft,
      colorInfo: accent,
      colorLink: accent,
      colorLinkHover: accentStrong,
      colorLinkActive: accentStrong,
    },
    components: {
      Button: {
        colorPrimary: fill,
        colorPrimaryHover: fillStrong,
        colorPrimaryActive: fillStrong,
        primaryColor: onFill,
        defaultHoverColor: accent,
        defaultHoverBorderColor: accent,
        defaultActiveColor: accentStrong,
        defaultActiveBorderColor: accentStrong,
        // As button.css has it for our own.
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
        borderColorDisabled: line,
        colorBgContainerDisabled: ground,
        colorTextDisabled: muted,
        colorPrimaryBorder: accent,
        lineWidthFocus: 2,
      },
      // A box to tick is seen without its words.
      Checkbox: { colorBorder: muted },
      Radio: { colorBorder: muted },
      // Days of the next month are quiet, but they can be chosen.
      DatePicker: { colorTextDisabled: muted },
    },
  };
}

/** antd in the colours of `tokens.ts`, and in the theme colour, size and language of the user. */
export function AntdTheme({ children }: { children: ReactNode }) {
  useTranslation();
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  const { themeColor, size } = useSettings();
  const theme = useMemo(() => themeOf(themeColor, isNight, size), [themeColor, isNight, size]);
  return (
    <ConfigProvider
      theme={theme}
      locale={antdLocale(activeLanguage())}
      componentSize={componentSizes[size]}
      button={asWritten}
      getPopupContainer={besideTrigger}
      virtual={false}
    >
      {children}
    </ConfigProvider>
  );
}
