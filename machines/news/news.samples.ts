import type { Samples } from '../../src/atlas';
import type { newsMachine } from './news.machine';

/** When news are looked for, and what can come. */
export const newsSamples = {
  events: { 'news.requested': { 'after a login': {} }, 'news.dropped': { 'by the portal': {} } },
  outcomes: {
    loadNews: {
      'something new': { output: [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }] },
      'nothing new': { output: [] },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof newsMachine>;
