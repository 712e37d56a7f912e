import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FriendState, Referral } from '../../../../contract/rewards/referral';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { Empty } from '../../../../ui/empty';
import { digits, money, wholeDay } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { QrCode } from '../../../../ui/qr-code';
import { type Column, Table } from '../../../../ui/table';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useRegistrationOrigin } from '../../../parts/portal/invitations';
import { invitationAddress } from '../../../parts/portal/registration-origin';
import { useOpenPage } from '../../../parts/portal/shell-data';
import './referral.css';

export { referralFlow as flow } from './referral.flow';

const stateWords: Record<FriendState, MessageDescriptor> = {
  joined: msg({ id: 'referral.state.joined', message: 'Joined' }),
  held: msg({ id: 'referral.state.held', message: 'On hold' }),
  claimable: msg({ id: 'referral.state.claimable', message: 'Ready to claim' }),
  paid: msg({ id: 'referral.state.paid', message: 'Claimed' }),
  refused: msg({ id: 'referral.state.refused', message: 'No reward' }),
};
const stateTones: Record<FriendState, BadgeTone> = {
  joined: 'plain',
  held: 'gold',
  claimable: 'river',
  paid: 'field',
  refused: 'alert',
};

/** A player's link, the rewards for friends, and the friends (s2.member-centre.referral, s2.other.reference-link). */
export const View = ({ content: list }: HostedPage<ListRef<Referral>>) => (
  <>
    <h3 className="page-title">
      <Trans id="referral.title">Invite friends</Trans>
    </h3>
    <ListView list={list}>
      {(page) => (page.code === null ? <Barred /> : <ReferralView list={list} page={page} code={page.code} />)}
    </ListView>
  </>
);

const Barred = () => (
  <Empty title={<Trans id="referral.barred">Not during a break</Trans>}>
    <p role="status">
      <Trans id="referral.barred.text">
        During a break, or with a deposit limit used up, nothing is shown here. What you earned is kept.
      </Trans>
    </p>
  </Empty>
);

function ReferralView({ list, page, code }: { list: ListRef<Referral>; page: Referral; code: string }) {
  return (
    <div className="stack">
      <Reference code={code} />
      <Terms page={page} />
      <Friends list={list} page={page} />
    </div>
  );
}

/** The link, or the code alone where no account can be opened by a link of this site (`own.invitation.site`). */
function Reference({ code }: { code: string }) {
  const origin = useRegistrationOrigin();
  return (
    <section className="card stack" aria-labelledby="reference-link">
      <h4 id="reference-link">
        <Trans id="referral.link">Your reference link</Trans>
      </h4>
      {origin === null ? (
        <CodeAlone code={code} />
      ) : (
        <ReferenceLink address={invitationAddress(origin, code)} code={code} />
      )}
    </section>
  );
}

const CodeAlone = ({ code }: { code: string }) => (
  <>
    <p role="status">
      <Trans id="referral.noLink">
        No link here: people register on the players’ site. Log in there to copy your link, or pass on your code.
      </Trans>
    </p>
    <div className="form-actions">
      <CopyCode code={code} />
    </div>
    <Adults />
  </>
);

/** The link, as text, as a code and as a picture for a phone (s2.other.reference-link). */
function ReferenceLink({ address, code }: { address: string; code: string }) {
  const { t } = useLingui();
  return (
    <div className="referral-link">
      <div className="stack">
        <p className="mono referral-address">{address}</p>
        <div className="form-actions">
          <CopyButton look="primary" text={address}>
            <Trans id="referral.copy">Copy the link</Trans>
          </CopyButton>
          <CopyCode code={code} />
        </div>
        <Adults />
      </div>
      <QrCode
        text={address}
        label={t({ id: 'referral.qr', message: 'QR code of the link; its address is beside it' })}
      />
    </div>
  );
}

const CopyCode = ({ code }: { code: string }) => (
  <CopyButton text={code}>
    <Trans id="referral.copyCode">Copy the code</Trans>
  </CopyButton>
);

const Adults = () => (
  <p className="sm mute">
    <Trans id="referral.adults">Invite adults only, and nobody who takes a break from playing.</Trans>
  </p>
);

function Terms({ page: { terms, paid } }: { page: Referral }) {
  const { i18n } = useLingui();
  const sum = (of: string) => money(of, i18n.locale);
  const reward = sum(terms.money);
  const deposit = sum(terms.deposit);
  const played = sum(terms.played);
  const got = sum(paid);
  const days = digits(terms.heldDays, i18n.locale);
  const times = digits(terms.stakes, i18n.locale);
  return (
    <section className="card stack" aria-labelledby="referral-terms">
      <h4 id="referral-terms">
        <Trans id="referral.terms">What you get</Trans>
      </h4>
      <ol className="referral-steps">
        <li>
          <Trans id="referral.step.join">A friend registers with your link.</Trans>
        </li>
        <li>
          <Trans id="referral.step.play">
            Their first deposit is {deposit} or more, and their valid bets come to {played}.
          </Trans>
        </li>
        <li>
          <Trans id="referral.step.claim">
            After {days} more days you can claim {reward}. Stake it {times} times before a withdrawal.
          </Trans>
        </li>
      </ol>
      <p className="sm mute">
        <Trans id="referral.paid">Claimed so far: {got}</Trans>
      </p>
    </section>
  );
}

function Friends({ list, page }: { list: ListRef<Referral>; page: Referral }) {
  const { t, i18n } = useLingui();
  const openPage = useOpenPage();
  const columns: Column<Referral['list'][number]>[] = [
    { key: 'name', title: t({ id: 'referral.friend', message: 'Friend' }), phone: 'title', cell: ({ name }) => name },
    {
      key: 'at',
      title: t({ id: 'referral.joined', message: 'Joined on' }),
      phone: 'note',
      cell: (row) => wholeDay(row.joinedAt, i18n.locale),
    },
    {
      key: 'state',
      title: t({ id: 'referral.state', message: 'Status' }),
      phone: 'sum',
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>,
    },
  ];
  return (
    <section className="card stack" aria-labelledby="referral-friends">
      <h4 id="referral-friends">
        <Trans id="referral.friends">Friends who joined</Trans>
      </h4>
      {page.list.length === 0 ? (
        <p role="status" className="mute">
          <Trans id="referral.none">Nobody has joined with your link yet.</Trans>
        </p>
      ) : (
        <Table
          label={t({ id: 'referral.friends', message: 'Friends who joined' })}
          columns={columns}
          rows={page.list}
          keyOf={({ name, joinedAt }) => `${name} ${joinedAt}`}
        />
      )}
      {page.list.some(({ state }) => state === 'claimable') && (
        <div className="form-actions">
          <Button look="primary" onClick={() => openPage('rewardCenter')}>
            <Trans id="referral.claim">Open the reward centre</Trans>
          </Button>
        </div>
      )}
      <ListPager list={list} page={page} />
    </section>
  );
}
