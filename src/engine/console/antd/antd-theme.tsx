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
import '../kit/prevent-arrow-scroll';

const shared: ThemeConfig['token'] = {
  borderRadius: 6,
  fontFamily: 'var(--font)',
  // Above all layers of the page itself.
  zIndexPopupBase: 2000,
  colorBgMask: 'rgb(10 18 32 / 45%)',
  // theme.css removes the transitions whose end antd's motion waits for.
  motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/** Maps the colours of `tokens.ts` to antd's names. */
const named = (isNight: boolean): ThemeConfig['token'] => {
  const colours = tokens[isNight ? 'dark' : 'light'];
  return {
    ...shared,
    colorError: colours.danger,
    colorErrorHover: colours.dangerStrong,
    colorTextBase: colours.text,
    colorTextPlaceholder: colours.muted,
    // antd also uses it for days of adjacent months, which can be chosen, and for a list without options.
    colorTextDisabled: colours.muted,
    colorBgLayout: colours.ground,
    colorBorder: colours.lineStrong,
    colorBorderSecondary: colours.line,
    ...(isNight && {
      colorTextLightSolid: colours.onAccent,
      colorWhite: colours.onAccent,
      colorBgBase: colours.ground,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.raised,
      // In the dark theme a popup and a drawer have the same background: the border separates them.
      boxShadowSecondary: `0 0 0 1px ${colours.lineStrong}, 0 10px 32px rgb(0 0 0 / 48%)`,
    }),
  };
};

/** Font size and control height, as in `theme.css` for `data-size`. */
const sizes: Readonly<Record<Settings['size'], ThemeConfig['token']>> = {
  default: { fontSize: 14 },
  large: { fontSize: 15, fontSizeLG: 15, controlHeightLG: 38 },
  small: { fontSize: 13, controlHeightSM: 26 },
};

const componentSizes = { default: 'middle', large: 'large', small: 'small' } as const;
const asWritten = { autoInsertSpace: false };

/** Undoes antd's darkening of the seed colours: ours are chosen for the dark theme. */
const asGiven: typeof antdTheme.darkAlgorithm = (seed, map = antdTheme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
});

/** Container of popups: the dialog or `main` around the trigger, so that a popup is hidden with its page. */
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
        // As in button.css.
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
        borderColorDisabled: line,
        colorBgContainerDisabled: ground,
        colorPrimaryBorder: accent,
        lineWidthFocus: 2,
      },
      // The border alone must make the box visible.
      Checkbox: { colorBorder: muted },
      Radio: { colorBorder: muted },
    },
  };
}

/** Applies the colours of `tokens.ts`, and the user's theme colour, size and language, to antd. */
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
