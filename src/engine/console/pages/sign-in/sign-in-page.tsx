import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { version } from '../../../../../package.json';
import { appName } from '../../../schema/contract/app';
import { languages } from '../../../schema/contract/language';
import { languageFacts } from '../../../schema/contract/language-facts';
import { setDocumentLanguage } from '../../kit/settings/language';
import { storeSettings } from '../../kit/settings/stored-settings';
import './sign-in-field.css';
import './sign-in.css';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { useSignInWords } from './sign-in-words';

/** In ms; the drawing waits at most this long for the browser to be idle. */
const longest = 500;

/** The application's decorative drawing, the content of an SVG of 480 x 550 units. */
const [loadPicture] = Object.values(
  import.meta.glob<ComponentType>('#app/*/console/sign-in-picture.tsx', { import: 'default' }),
);

/** Rendered once the form is usable. */
function Picture({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [drawing, setDrawing] = useState<{ Content: ComponentType }>();
  useEffect(() => {
    const draw = () =>
      load().then(
        (Content) => setDrawing({ Content }),
        () => undefined,
      );
    const timer = setTimeout(draw, longest);
    const idle = window.requestIdleCallback?.(draw);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [load]);
  return (
    <svg viewBox="0 0 480 550" aria-hidden="true">
      {drawing && <drawing.Content />}
    </svg>
  );
}

export function SignInPage(props: SignInFormProps) {
  const { t, language } = useSignInWords();
  useLayoutEffect(() => {
    setDocumentLanguage(language);
    document.title = `${t('title')} · ${appName}`;
  }, [t, language]);
  return (
    <div className="sign-in">
      <aside className="sign-in-art">
        {loadPicture && <Picture load={loadPicture} />}
        <p>{t('tagline')}</p>
      </aside>
      <main className="sign-in-main">
        <LanguageChoice />
        <div className="sign-in-box">
          <header className="sign-in-brand">
            <img src="/favicon.svg" width="40" height="40" alt="" />
            <span>{appName}</span>
          </header>
          <h1>{t('title')}</h1>
          <SignInForm {...props} />
        </div>
        <footer className="sign-in-foot">
          {appName} {version}
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
          {languageFacts[language].name}
        </button>
      ))}
    </nav>
  );
}
