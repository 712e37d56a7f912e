import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { formMachine } from '../../../../machines/platform/form/form.machine';
import type { ClientOf } from '../../../contract';
import type { agentContractEndpoints } from '../../../contract/agents/agent-contract-endpoints';
import { CONTRACT_KINDS, type ContractOffer, contractOffer } from '../../../contract/agents/agent-contracts';
import type { Vault } from '../../../ui/browser/vault';
import { confirmBy } from '../../../ui/form/by-passkey';
import { toVerdict } from '../../../ui/form/form.flow';
import { checkOffer, type OfferDraft } from './check-offer';

export type OfferClient = Pick<ClientOf<typeof agentContractEndpoints>, 'offerContract'>;

const FIELDS = ['downline', 'period', 'winRate', 'lossRate', 'singleBet'];
const TIER_FIELDS = ['rate', 'turnover', 'loss', 'activeMembers'];
const checked = v.pipe(v.string(), v.parseJson(), contractOffer);

/**
 * Form of an offer. Validation stores the terms, which are then both reviewed and sent: later input does not change
 * them (own.contract.offered).
 */
export function offerForm(vault: Vault, client: OfferClient) {
  let tiers = 1;
  const names = () => [
    ...FIELDS,
    ...Array.from({ length: tiers }, (_, at) => TIER_FIELDS.map((name) => `${name}.${at}`)).flat(),
  ];
  function check(about: string | null) {
    const kind = v.parse(v.picklist(CONTRACT_KINDS), about);
    const draft: OfferDraft = Object.fromEntries(names().map((name) => [name, vault.peek(`form.${name}`) ?? '']));
    return checkOffer(kind, draft, tiers);
  }
  const form = formMachine.provide({
    actors: {
      validate: fromPromise(async ({ input: { about, reviewed } }) => {
        if (reviewed) return { kind: 'right' };
        const found = check(about);
        if (found.kind === 'wrong') return found;
        vault.put('form.offer', JSON.stringify(found.offer));
        return { kind: 'review' };
      }),
      check: fromPromise(async ({ input: { about } }) => {
        const found = check(about);
        return found.kind === 'wrong' ? found : toVerdict([]);
      }),
      confirm: confirmBy(vault, undefined),
      send: fromPromise(async ({ signal }) => {
        const word = await client.offerContract(v.parse(checked, vault.peek('form.offer')), { signal });
        for (const name of ['offer', ...names()]) vault.drop(`form.${name}`);
        return { kind: 'sent', word };
      }),
    },
  });
  const setTiers = (count: number) => {
    tiers = count;
  };
  return { form, setTiers };
}

/** The terms that were checked, for the review; null before. */
export const checkedOffer = (vault: Vault): ContractOffer | null => {
  const { success, output } = v.safeParse(checked, vault.peek('form.offer'));
  return success ? output : null;
};
