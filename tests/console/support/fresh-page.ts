import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { expiry } from '../../../src/engine/console/data/expiry';
import { forgetSession } from '../../../src/engine/console/data/session-request';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { question } from '../../../src/engine/console/kit/notice/confirm';
import { dismissNotice, notices } from '../../../src/engine/console/kit/notice/notify';

configure({
  // Pages load when they are shown, which takes long on a busy machine; the default is one second.
  asyncUtilTimeout: 15_000,
  // Testing Library would print the whole page each time that it does not find an element yet.
  getElementError: (message) => new Error(message ?? ''),
});

// happy-dom would match each of antd's thousands of rules with every element that a query by role visits or a
// click hits.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, value: null });
const hidden = new CSSStyleSheet();
hidden.replaceSync(`
  .ant-select-dropdown-hidden, .ant-picker-dropdown-hidden, .ant-dropdown-hidden, .ant-popover-hidden,
  .ant-tooltip-hidden { display: none }
`);
document.adoptedStyleSheets = [hidden];

// Testing Library does both only if a test runner has globals, and only for the first file of a worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// The files of a worker share the page. `englishConsole` sets language and settings.
afterAll(async () => {
  // A module that is still loading when its file ends would be missing for the next file, too.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  document.body.replaceChildren();
  forgetSession();
  expiry.set(false);
  question.set(null);
  setReaderZone(null);
  for (const { id } of notices.get()) dismissNotice(id);
});
