import content from '#app/content';
import { version } from '../../../package.json';
import { appName } from '../schema/contract/app';
import type { Config } from '../server/config';
import type { Seeded } from '../server/seed/seed';

interface Started {
  readonly url: string;
  readonly config: Config;
  readonly seeded: Seeded;
  /** Demo accounts that still have the public password. */
  readonly accounts: readonly string[];
  /** Whether there is a built console to serve. */
  readonly console: boolean;
}

const loopback = /^(127\.|::1$|localhost$)/;

/** The message to the operator after a start. */
export function banner({ url, config, seeded, accounts, console }: Started): string {
  const lines = [
    `${appName} console ${version}`,
    `  ${url}`,
    `  data: ${config.databaseUrl === undefined ? `${config.dataDir} (embedded PostgreSQL)` : 'PostgreSQL at DATABASE_URL'}`,
  ];
  if (!console) lines.push('  no console in dist: only the endpoints are served');
  if (seeded.kind === 'root') {
    lines.push('', 'The account root was created.');
    if (seeded.generatedPassword) lines.push(`  password: ${seeded.generatedPassword}  (shown this once)`);
  }
  const { demo } = content;
  if (demo && accounts.length > 0) {
    lines.push('', `Demo accounts, password ${demo.password}:`, `  ${accounts.join('  ')}`);
    lines.push(...demo.hints(url).map((line) => `  ${line}`));
    if (!loopback.test(config.host))
      lines.push('  Others can reach this address: change these passwords, or start with DEMO=0.');
  }
  return `${lines.join('\n')}\n`;
}
