import { reachedMission } from '../../../machines/rewards/missions/missions.samples';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const { id, starts } = reachedMission;
const claiming = (title: string) =>
  journey(title).meets('own.mission.claimed').sends({ type: 'claim.requested', id, starts });
const claimedMission = { ...reachedMission, state: 'claimed' };

/** The oracle of the missions, from the requirements. */
export const missionsJourneys = [
  journey('Missions are listed')
    .meets('own.mission.progress')
    .sees('open.listing.idle')
    .invokes('list')
    .lacks('busy', 'rejected'),

  claiming('A claim shows its reward until the next one')
    .sees('open.claiming', 'busy')
    .invokes('claim', { asked: { id, starts } })
    .ignores({ type: 'claim.requested', id, starts })
    .settles('claim', { output: claimedMission })
    .notifies('list', { type: 'refresh.requested' })
    .sees('open.listing.claimed')
    .lacks('busy')
    .knows({ claimed: claimedMission })
    .sends({ type: 'claim.requested', id, starts: 5 })
    .sees('open.claiming')
    .knows({ claimed: null })
    .invokes('claim', { asked: { id, starts: 5 } }),

  claiming('An unreachable gateway is reported, and the missions reload')
    .settles('claim', { error: offline })
    .notifies('list', { type: 'refresh.requested' })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: offline, claimed: null })
    .sends({ type: 'claim.requested', id, starts })
    .knows({ failure: null }),

  journey('A failed list is reported, and restarts')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open')
    .knows({ failure: null })
    .invokes('list'),
];
