import type { Endpoint } from '../platform/endpoint';
import * as draws from './draws';

const read = { method: 'GET', token: 'none', encrypted: false } as const;
const opened = {
  ...read,
  query: draws.openedQuery,
  response: draws.openedNumbers,
  source: 's7.call.opened-numbers',
} as const;

/** Public calls about draws. */
export const drawEndpoints = {
  /** Results of the Vietnamese lotteries. */
  openedVnNumbers: { ...opened, path: '/lgw/vn/numeros/opened/game' },
  openedNumbers: { ...opened, path: '/lotto/lgw/games/opened/numero' },
  drawEvidence: {
    ...read,
    path: '/lgw/lottery/draws/evidence',
    query: draws.evidenceQuery,
    response: draws.drawEvidence,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
