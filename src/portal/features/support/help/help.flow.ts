import { fromCallback, fromPromise } from 'xstate';
import { type HelpOutcome, helpCentreMachine } from '../../../../../machines/support/help-centre/help-centre.machine';
import { asFailure, type ClientOf } from '../../../../contract';
import { contentEndpoints } from '../../../../contract/support/content-endpoints';
import { watchLanguage } from '../../../../ui/browser/watch-language';
import type { FlowDependencies } from '../../../parts/dependencies';

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'address'>;
type Named = { article: string; edition: string; q: string; category: string };
/** The gateway's code for an unknown article, and the client's for an impossible one. */
const GONE = ['article.unknown', 'request.invalid'];

/** Meets s2.route.help, s2.route.helpmc, s7.call.help-center. */
export const helpFlow = ({ clientFor, address }: Dependencies) => {
  const client = clientFor(contentEndpoints);
  const named = (): Named => {
    const { article = '', edition = '', q = '', kind: category = '' } = address.read();
    return { article, edition, q, category };
  };
  return helpCentreMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => read(client, named(), signal)),
      address: fromCallback(({ sendBack, receive }) => {
        const path = address.path();
        let last = JSON.stringify(named());
        // While a dialog is open the address is the dialog's; on another page, that one's.
        const forgetAddress = address.watch(() => {
          const now = JSON.stringify(named());
          if (address.path() !== path || address.read().dialog !== undefined || now === last) return;
          last = now;
          sendBack({ type: 'address.changed' });
        });
        const forgetLanguage = watchLanguage(() => sendBack({ type: 'help.outdated' }));
        receive(({ q }) => address.name({ q: String(q) }, true));
        return () => {
          forgetAddress();
          forgetLanguage();
        };
      }),
    },
  });
};

async function read(
  client: ClientOf<typeof contentEndpoints>,
  query: Named,
  signal: AbortSignal,
): Promise<HelpOutcome> {
  const { article: id, edition, q, category } = query;
  try {
    if (id) return { kind: 'article', article: await client.article({ id, ...(edition && { edition }) }, { signal }) };
    const center = await client.helpCenter({ ...(q && { q }), ...(category && { category }) }, { signal });
    return { kind: center.list.length > 0 ? 'found' : 'none', center, q, category };
  } catch (error) {
    if (GONE.includes(asFailure(error).code)) return { kind: 'gone' };
    throw error;
  }
}
