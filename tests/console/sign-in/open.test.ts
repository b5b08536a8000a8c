import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSignIn } from '../../../src/engine/console/start/open-sign-in';

it('leads to the address that was typed on the sign-in page', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  location.hash = '/login';
  act(() => openSignIn(null));
  location.hash = '/stores?q=a';
  await waitFor(() => expect(location.hash).toBe('#/login?redirect=%2Fstores%3Fq%3Da'));
});
