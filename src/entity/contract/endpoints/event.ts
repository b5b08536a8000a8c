import { defineEndpoint } from '../endpoint';

export const getEvents = defineEndpoint({
  name: 'events',
  method: 'GET',
  path: '/events',
  summary: 'Server-sent events for an account',
  beforePasswordChange: true,
  answers: 'text/event-stream',
});
