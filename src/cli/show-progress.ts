import type { PortionProgress } from '../server/demo/portions';

const width = 30;

/** A progress bar in a terminal; elsewhere a line at the start and at the end. */
export function showProgress(say: (line: string) => void): (progress: PortionProgress) => void {
  const { stderr } = process;
  let isSaid = false;
  return ({ done, all }) => {
    const filled = Math.round((done / all) * width);
    const text = `Loading demo data ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor((100 * done) / all)} %`;
    if (stderr.isTTY) stderr.write(`\r${text}${done === all ? '\n' : ''}`);
    else if (done === all) say('Demo data: loaded.');
    else if (!isSaid) say('Demo data: the older months are loading.');
    isSaid = true;
  };
}
