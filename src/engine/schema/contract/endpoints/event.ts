import { defineEndpoint } from '../endpoint';

export const getEvents = defineEndpoint('events', 'GET', '/events', {
  summary: 'Server-sent events for an account',
  beforePasswordChange: true,
  answers: 'text/event-stream',
});
