import own from '#app/app';
import type { App, Level } from './define-app';

export const app: App = own;

export const { name: appName, systemSchema, home, levels, userTypes, settings: levelSettings } = app;

/** The level of that name. Throws where the application declares none. */
export function levelNamed(name: string): Level {
  const level = levels.find((one) => one.name === name);
  if (!level) throw new Error(`The application declares no level "${name}"`);
  return level;
}

/** The reaches that roles can give, from the widest to the narrowest. */
export const reaches: readonly string[] = ['all', ...levels.map(({ name }) => name)];

/** The narrowest level; undefined without levels. */
export const narrowest: Level | undefined = levels.at(-1);

/** The kind of account with the narrowest reach. */
export const narrowestUserType: number | undefined = userTypes.findLast(
  ({ reach }) => reach === reaches.at(-1),
)?.value;
