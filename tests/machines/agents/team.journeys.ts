import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const further = { type: 'filter.selected', filter: { under: 'below' } };
const sheet = { userName: 'below', level: 1, kind: 'agent', blocked: false };
const looks = (title: string) =>
  journey(title).meets('s1.agent.hierarchy').sends({ type: 'member.selected', userName: 'below' });
const exporting = (title: string) =>
  journey(title).meets('own.agent-centre.export').sends({ type: 'export.requested' });
const sends = (title: string) =>
  looks(title).settles('loadSheet', { output: { kind: 'loaded', sheet, kinds: ['daily'] } });

/** The oracle of team management, from the requirements. */
export const teamJourneys = [
  journey('The team is listed level by level, and by name')
    .meets('s1.agent.hierarchy')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .sends(further)
    .sees('open.listing.idle')
    .knows({ filter: { under: 'below' } })
    .notifies('list', further)
    .nothingElse(),

  looks('A member opens, and closes again')
    .sees('open.member.loading', 'busy')
    .invokes('loadSheet', { userName: 'below' })
    .settles('loadSheet', { output: { kind: 'loaded', sheet, kinds: ['daily'] } })
    .sees('open.member.loaded')
    .lacks('busy', 'rejected')
    .knows({ sheet })
    .sends({ type: 'member.closed' })
    .sees('open.listing.idle')
    .knows({ sheet: null }),

  looks('A member who has left the team is reported as gone')
    .settles('loadSheet', { output: { kind: 'gone' } })
    .sees('open.member.notFound')
    .lacks('busy')
    .knows({ sheet: null }),

  looks('A member that fails to load is reported and can be retried')
    .settles('loadSheet', { error: offline })
    .sees('open.member.loadFailed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.member.loading')
    .knows({ failure: null })
    .invokes('loadSheet', { userName: 'below' }),

  sends('A transfer to a downline begins where it is looked at, and leads back to the team')
    .meets('s1.agent.transfer-downline')
    .sends({ type: 'transfer.requested' })
    .sees('open.transferring')
    .knows({ userName: 'below', sheet: null })
    .invokes('transfer')
    .sends({ type: 'transfer.closed' })
    .sees('open.listing.idle'),

  journey('A transfer to the upline starts from the team')
    .meets('s1.agent.transfer-upline')
    .sends({ type: 'transfer.requested' })
    .sees('open.transferring')
    .knows({ userName: '' })
    .invokes('transfer')
    .ignores({ type: 'export.requested' }),

  sends('A transfer from the team has no recipient yet, even after a member was opened')
    .meets('s1.agent.transfer-upline')
    .sends({ type: 'member.closed' })
    .sends({ type: 'transfer.requested' })
    .knows({ userName: '' }),

  sends('A failed transfer is reported, and the team reloads')
    .meets('own.portal.broken-part')
    .sends({ type: 'transfer.requested' })
    .settles('transfer', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),

  sends('A contract is offered from the downline’s page; a message confirms it, and the team reloads')
    .meets('s3.contract-offer.offered-by')
    .sends({ type: 'offer.requested' })
    .sees('open.makingOffer')
    .knows({ userName: 'below', sheet: null })
    .invokes('contractOffer', { downline: 'below', kind: null, kinds: ['daily'] })
    .ignores({ type: 'transfer.requested' })
    .settles('contractOffer', { output: { offered: { number: 'C1' } } })
    .sees('open.listing.offered')
    .sends(further)
    .sees('open.listing.idle'),

  looks('An agent without an agreement offers none')
    .meets('own.contract.held')
    .settles('loadSheet', { output: { kind: 'loaded', sheet, kinds: [] } })
    .sees('open.member.loaded')
    .ignores({ type: 'offer.requested' }),

  ...[{ level: 2 }, { kind: 'member' }, { blocked: true }].map((more) =>
    looks(`An agreement can be offered only to direct downlines, not to ${JSON.stringify(more)}`)
      .meets('s6.contract.parties')
      .settles('loadSheet', { output: { kind: 'loaded', sheet: { ...sheet, ...more }, kinds: ['daily'] } })
      .ignores({ type: 'offer.requested' }),
  ),

  sends('A cancelled offer leads back to the team without a message')
    .sends({ type: 'offer.requested' })
    .settles('contractOffer', { output: { offered: null } })
    .sees('open.listing.idle'),

  sends('A failed offer is reported, and the team reloads')
    .meets('own.portal.broken-part')
    .sends({ type: 'offer.requested' })
    .settles('contractOffer', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  exporting('All members below are exported as a file')
    .sees('open.listing.exporting', 'busy')
    .invokes('exportTeam', { filter: {} })
    .settles('exportTeam', { output: undefined })
    .sees('open.listing.saved')
    .lacks('busy', 'rejected')
    .sends(further)
    .sends({ type: 'export.requested' })
    .invokes('exportTeam', { filter: { under: 'below' } }),

  exporting('A failed export is reported and can be retried')
    .settles('exportTeam', { error: offline })
    .sees('open.listing.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'export.requested' })
    .sees('open.listing.exporting')
    .knows({ failure: null }),

  exporting('Another filter cancels the running export')
    .sends(further)
    .sees('open.listing.idle')
    .lacks('busy')
    .notifies('list', further),

  journey('A failed list is reported and reopened')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .invokes('list'),
];
