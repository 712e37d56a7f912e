import type { Handlers, ModuleContext } from '../../platform/context';
import { evidenceOf, openedNumbers } from './opened';

/** Handlers of public data about draws: results and the data for verifying them. */
export const drawRoutes = (ctx: ModuleContext): Handlers<'openedVnNumbers' | 'openedNumbers' | 'drawEvidence'> => ({
  openedVnNumbers: (query) => openedNumbers(ctx, query, 'VN'),
  openedNumbers: (query) => openedNumbers(ctx, query),
  drawEvidence: (query) => evidenceOf(ctx, query),
});
