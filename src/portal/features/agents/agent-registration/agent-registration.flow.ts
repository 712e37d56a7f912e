import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { teamRegistrationMachine } from '../../../../../machines/agents/team-registration/team-registration.machine';
import { agentContractEndpoints } from '../../../../contract/agents/agent-contract-endpoints';
import { type LinkRates, type RateName, TEAM_KINDS } from '../../../../contract/agents/team';
import { teamEndpoints } from '../../../../contract/agents/team-endpoints';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { rateIn } from '../../../parts/contracts/rate-of';
import type { CentreDependencies } from '../../../parts/dependencies';
import { RATE_NAMES, ratesOffered } from './offered-rates';

export type RegistrationRef = ActorRefFrom<typeof teamRegistrationMachine>;

const kind = v.picklist(TEAM_KINDS, 'empty');
const rate = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || (rateIn(typed) ?? 0) > 0, 'rate'),
);
const rateFields = { dividend: rate, daily: rate, hourly: rate, win: rate, loss: rate } satisfies Record<
  RateName,
  unknown
>;

/** Rates of a link: the input without empty fields. */
const ratesOf = (typed: Record<RateName, string>): LinkRates =>
  Object.fromEntries(RATE_NAMES.flatMap((name) => (typed[name] ? [[name, rateIn(typed[name])]] : [])));

/**
 * The registration centre, wired (s2.agent-centre.registration); the password of a new account goes from its reply into
 * the vault.
 */
export const agentRegistrationFlow = ({ clientFor, vault }: Pick<CentreDependencies, 'clientFor' | 'vault'>) => {
  const client = clientFor({ ...teamEndpoints, ...agentContractEndpoints });
  return teamRegistrationMachine.provide({
    actors: {
      list: listFlow('teamLinks', async (_filter, _pageNo, signal) => {
        const [links, contractStatus] = await Promise.all([
          client.teamLinks(undefined, { signal }),
          client.consolidatedFunds(undefined, { signal }),
        ]);
        return outcomeOf({ ...links, rates: ratesOffered(contractStatus) }, links.list.length === 0);
      }),
      linkForm: formFlow(vault, {
        fields: { kind, note: v.pipe(v.string(), v.trim(), v.maxLength(60, 'note')), ...rateFields },
        check: (typed) =>
          typed.kind === 'agent'
            ? []
            : RATE_NAMES.flatMap((field) => (typed[field] ? [{ field, code: 'agentsOnly' }] : [])),
        send: ({ note, ...typed }, _about, signal) =>
          client.makeTeamLink({ kind: v.parse(kind, typed.kind), note, rates: ratesOf(typed) }, { signal }),
      }),
      closeForm: formFlow(vault, {
        fields: {},
        send: (_typed, about, signal) => client.closeTeamLink({ code: about ?? '' }, { signal }),
      }),
      memberForm: formFlow(vault, {
        fields: { userName: v.pipe(filled, v.trim()), kind },
        send: async (typed, _about, signal) => {
          const { userName, password } = await client.makeTeamMember(
            { ...typed, kind: v.parse(kind, typed.kind) },
            { signal },
          );
          vault.put('newAccountName', userName);
          vault.put('newAccountPassword', password);
        },
      }),
    },
  });
};
