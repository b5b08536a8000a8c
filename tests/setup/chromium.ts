import { installChromium } from '../support/chromium';

/** Before the workers need it: apt-get runs once at a time. */
export default function setup(): void {
  installChromium();
}
