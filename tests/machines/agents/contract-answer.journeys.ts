import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const contract = { id: 'k1', version: 1, state: 'offered' };
const updatedContract = { ...contract, version: 2, state: 'active' };
const losses = { losses: [{ number: 'C9', downline: 'rina', ending: 'above' }], digest: 'd1' };
const fewer = { losses: [], digest: 'd0' };
const yes = { type: 'answer.confirmed' };
const back = { type: 'answer.cancelled' };
const retry = { type: 'retry.requested' };

const accepting = (title: string) =>
  journey(title).meets('s4.contract.auto-termination').given({ contract, act: 'accept' });
const withLosses = (title: string) => accepting(title).settles('readLosses', { output: losses });
const renewed = (title: string) =>
  withLosses(title)
    .meets('own.contract.answered')
    .sends(yes)
    .settles('sendAnswer', { output: { kind: 'renewed' } });
const saying = (act: string, title: string) => journey(title).meets('s4.contract.decision').given({ contract, act });

/** Journeys of the answer to an offer, derived from the requirements. */
export const contractAnswerJourneys = [
  accepting('Acceptance shows the affected agents first, and confirms with that list')
    .meets('s4.contract.decision', 's6.contract.parties')
    .sees('loading', 'busy')
    .invokes('readLosses', { id: 'k1' })
    .nothingElse()
    .ignores(yes)
    .settles('readLosses', { output: losses })
    .sees('reviewing.fresh')
    .lacks('busy', 'rejected')
    .knows({ losses })
    .nothingElse()
    .sends(yes)
    .sees('sending', 'busy')
    .invokes('sendAnswer', { contract, act: 'accept', losses })
    .nothingElse()
    .ignores(yes)
    .ignores(back)
    .settles('sendAnswer', { output: { kind: 'said', contract: updatedContract } })
    .ends({ said: updatedContract }),

  renewed('A list of affected agents that has changed is shown again, and nothing is accepted')
    .sees('rereading', 'busy')
    .invokes('readLosses', { id: 'k1' })
    .nothingElse()
    .settles('rereadLosses', { output: fewer })
    .sees('reviewing.renewed', 'rejected')
    .lacks('busy')
    .knows({ losses: fewer, said: null })
    .sends(yes)
    .invokes('sendAnswer', { contract, act: 'accept', losses: fewer }),

  renewed('A failed reload of the affected agents is reported and can be retried')
    .settles('rereadLosses', { error: offline })
    .sees('loadFailed', 'rejected')
    .knows({ failure: offline }),

  accepting('Nothing can be accepted until the affected agents are loaded')
    .meets('own.contract.answered')
    .settles('readLosses', { error: offline })
    .sees('loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .ignores(yes)
    .sends(retry)
    .sees('loading')
    .knows({ failure: null })
    .invokes('readLosses', { id: 'k1' }),

  accepting('Leaving before the load accepts nothing')
    .settles('readLosses', { error: offline })
    .sends(back)
    .ends({ said: null }),

  saying('reject', 'A rejection ends nothing else: it is asked at once, and sent')
    .meets('s6.contract.parties')
    .sees('reviewing.fresh')
    .lacks('busy', 'rejected')
    .nothingElse()
    .sends(yes)
    .invokes('sendAnswer', { contract, act: 'reject', losses: null })
    .settles('sendAnswer', { output: { kind: 'said', contract: updatedContract } })
    .ends({ said: updatedContract }),

  saying('askEnd', 'A termination is asked for after a question')
    .meets('s4.contract.request-types')
    .sees('reviewing.fresh')
    .sends(yes)
    .invokes('sendAnswer', { contract, act: 'askEnd', losses: null }),

  saying('confirmEnd', 'Who leaves says nothing').sees('reviewing.fresh').sends(back).ends({ said: null }),

  saying('withdraw', 'A rejection is said, and it can be tried again or left')
    .meets('own.contract.answered')
    .sends(yes)
    .settles('sendAnswer', { error: offline })
    .sees('reviewing.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(yes)
    .sees('sending')
    .knows({ failure: null }),

  saying('reject', 'An answer that comes too late is told as that')
    .meets('own.contract.answered')
    .sends(yes)
    .settles('sendAnswer', { output: { kind: 'outdated' } })
    .sees('outdated', 'rejected')
    .lacks('busy')
    .ignores(yes)
    .sends(back)
    .ends({ said: null }),
];
