import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { version } from '../../../../../package.json';
import { languages } from '../../../schema/contract/language';
import { languageNames, setDocumentLanguage } from '../../kit/settings/language';
import { storeSettings } from '../../kit/settings/stored-settings';
import './sign-in.css';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { useSignInWords } from './sign-in-words';
import { shift, sole } from './sole';

/** In ms; the drawing waits at most this long for the browser to be idle. */
const longest = 500;

/** Decorative drawing of two feet on a pressure plate; rendered once the form is usable. */
function FootPrints() {
  const [drawing, setDrawing] = useState<{ Feet: ComponentType }>();
  useEffect(() => {
    const draw = () => import('./feet').then(setDrawing, () => undefined);
    const timer = setTimeout(draw, longest);
    const idle = window.requestIdleCallback?.(draw);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  return (
    <svg className="foot-prints" viewBox={`0 0 ${shift} ${sole.rows * sole.pitch}`} aria-hidden="true">
      {drawing && <drawing.Feet />}
    </svg>
  );
}

export function SignInPage(props: SignInFormProps) {
  const { t, language } = useSignInWords();
  useLayoutEffect(() => {
    setDocumentLanguage(language);
    document.title = t('documentTitle');
  }, [t, language]);
  return (
    <div className="sign-in">
      <aside className="sign-in-art">
        <FootPrints />
        <p>{t('tagline')}</p>
      </aside>
      <main className="sign-in-main">
        <LanguageChoice />
        <div className="sign-in-box">
          <header className="sign-in-brand">
            <img src="/favicon.svg" width="40" height="40" alt="" />
            <span>{t('brand')}</span>
          </header>
          <h1>{t('title')}</h1>
          <SignInForm {...props} />
        </div>
        <footer className="sign-in-foot">
          {t('brand')} {version}
        </footer>
      </main>
    </div>
  );
}

function LanguageChoice() {
  const { t, language: active } = useSignInWords();
  return (
    <nav className="sign-in-languages" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === active}
          onClick={() => storeSettings({ language })}
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}
