import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { keepReason, takeReason } from '../../../src/engine/console/data/live/leaving';

it('S3: says why somebody meets the sign-in page whose token another tab has taken, and once only', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.removeItem('accessToken');
  keepReason('No role is left');
  await import('../../../src/engine/console/main');
  expect(await screen.findByText('No role is left')).toBeDefined();
  expect(takeReason()).toBeNull();
});
