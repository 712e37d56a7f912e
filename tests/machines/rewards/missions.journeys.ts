import { reachedMission } from '../../../machines/rewards/missions/missions.samples';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const { id, starts } = reachedMission;
const claiming = (title: string) =>
  journey(title).meets('own.mission.claimed').sends({ type: 'claim.requested', id, starts });
const given = { ...reachedMission, state: 'claimed' };

/** The oracle of the missions, from the requirements. */
export const missionsJourneys = [
  journey('They are listed')
    .meets('own.mission.progress')
    .sees('shown.listing.idle')
    .invokes('list')
    .lacks('busy', 'rejected'),

  claiming('One is claimed: what it gave is told, until another is')
    .sees('shown.claiming', 'busy')
    .invokes('claim', { asked: { id, starts } })
    .ignores({ type: 'claim.requested', id, starts })
    .settles('claim', { output: given })
    .tells('list', { type: 'refresh.requested' })
    .sees('shown.listing.claimed')
    .lacks('busy')
    .knows({ claimed: given })
    .sends({ type: 'claim.requested', id, starts: 5 })
    .sees('shown.claiming')
    .knows({ claimed: null })
    .invokes('claim', { asked: { id, starts: 5 } }),

  claiming('The gateway is not reached: that is told, and they are read anew')
    .settles('claim', { error: offline })
    .tells('list', { type: 'refresh.requested' })
    .sees('shown.listing.refused', 'rejected')
    .knows({ failure: offline, claimed: null })
    .sends({ type: 'claim.requested', id, starts })
    .knows({ failure: null }),

  journey('The list fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('shown')
    .knows({ failure: null })
    .invokes('list'),
];
