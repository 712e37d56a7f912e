import type { Handlers, ModuleContext } from '../../platform/context';
import { evidenceOf, openedNumbers } from './opened';

/** What anybody may know of draws: numbers that were opened, and what a draw is verified by. */
export const drawRoutes = (ctx: ModuleContext): Handlers<'openedVnNumbers' | 'openedNumbers' | 'drawEvidence'> => ({
  openedVnNumbers: (asked) => openedNumbers(ctx, asked, 'VN'),
  openedNumbers: (asked) => openedNumbers(ctx, asked),
  drawEvidence: (asked) => evidenceOf(ctx, asked),
});
