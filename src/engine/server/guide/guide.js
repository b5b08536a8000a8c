// Follows the theme of the console and, inside the console, also its language.
{
  const root = document.documentElement;
  // The first is the default.
  const languages = root.dataset.languages.split(' ');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isInside = window.top !== window;
  root.classList.toggle('inside', isInside);

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const follow = () => {
    const theme = stored('theme');
    root.classList.toggle('dark', theme === 'dark' || (theme === 'auto' && system.matches));
    const language = languages.includes(stored('language')) ? stored('language') : languages[0];
    if (isInside && language !== root.dataset.language)
      location.replace(`/guide/${language}${location.hash}`);
  };

  follow();
  addEventListener('storage', follow);
  system.addEventListener('change', follow);
}
