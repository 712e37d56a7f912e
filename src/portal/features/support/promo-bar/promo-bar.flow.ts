import { fromCallback, fromPromise } from 'xstate';
import { promoBarMachine } from '../../../../../machines/support/promo-bar/promo-bar.machine';
import { contentEndpoints } from '../../../../contract/support/content-endpoints';
import type { ClosedBar } from '../../../browser/closed-bar';
import type { FlowDependencies } from '../../../parts/dependencies';

type Needs = {
  clientFor: FlowDependencies['clientFor'];
  closed: ClosedBar;
  /** Notifies of the reader of home and their language; null while home is not on the screen. */
  watchHome: (notify: (reader: string | null) => void) => () => void;
};

/** Meets s9.const.promo-bar-delay, own.home.promo-bar; polling does not extend the session. */
export const promoBarFlow = ({ clientFor, closed, watchHome }: Needs) =>
  promoBarMachine.provide({
    actors: {
      watchHome: fromCallback(({ sendBack }) =>
        watchHome((reader) => sendBack({ type: reader === null ? 'home.left' : 'home.entered' })),
      ),
      readBar: fromPromise(async ({ signal }) => {
        const { bar } = await clientFor(contentEndpoints).promoBar(undefined, { signal, quiet: true });
        if (!bar) return { kind: 'none' as const };
        return closed.isClosed(bar.id) ? { kind: 'closed' as const } : { kind: 'some' as const, bar };
      }),
      keepClosed: fromPromise(async ({ input: { id, closedFor } }) => closed.keep(id, closedFor)),
    },
  });
