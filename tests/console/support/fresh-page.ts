import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { expiry } from '../../../src/engine/console/data/expiry';
import { forgetSession } from '../../../src/engine/console/data/session-request';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { question } from '../../../src/engine/console/kit/notice/confirm';
import { dismissNotice, notices } from '../../../src/engine/console/kit/notice/notify';

configure({
  // Pages are loaded when they are shown, and a busy machine takes its time; one second is the default.
  asyncUtilTimeout: 15_000,
  // Testing Library would print the whole page at every look for what is not there yet.
  getElementError: (message) => new Error(message ?? ''),
});

// happy-dom would match each of antd's thousands of rules with every element that is looked for by role, or clicked.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, value: null });
const hidden = new CSSStyleSheet();
hidden.replaceSync(`
  .ant-select-dropdown-hidden, .ant-picker-dropdown-hidden, .ant-dropdown-hidden, .ant-popover-hidden,
  .ant-tooltip-hidden { display: none }
`);
document.adoptedStyleSheets = [hidden];

// Testing Library does both only where it finds the globals of a test runner, and only for the first file of a worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// The files of a worker share its page. Language and settings are those of `englishConsole`.
afterAll(async () => {
  // A module that is loaded when its file ends would not be there for the next file either.
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
