import { Trans } from '@lingui/react/macro';
import type { ChangedLimit } from '../../../../../machines/money/gaming-limits/gaming-limits.machine';
import type { GamingLimits } from '../../../../contract';
import { Note } from '../../../../ui/note';
import { BlockedNote } from './blocked-note';
import { ChangedNote } from './changed-note';
import type { LimitsRef } from './gaming-limits.flow';
import { LimitSections } from './limit-sections';
import { PauseRows } from './pause-rows';
import { StatementLink } from './statement-link';

type Props = { set: GamingLimits; changed: ChangedLimit | null; limits: LimitsRef };

/** The limits, and a way to each (own.limits.overview). */
export const Overview = ({ set, changed, limits }: Props) => (
  <div className="stack">
    <ChangedNote changed={changed} />
    <BlockedNote set={set} />
    <LimitSections set={set} limits={limits} />
    <StatementLink />
    <section className="card sec-card stack" aria-labelledby="pauses-title">
      <h3 id="pauses-title">
        <Trans id="limits.pauses">Reminders, breaks, self-exclusion</Trans>
      </h3>
      <ul className="sec-rows">
        <PauseRows set={set} limits={limits} />
      </ul>
    </section>
    <Note icon="headset">
      <Trans id="limits.talk">Worried about your play? Talk to customer service any time, in confidence.</Trans>
    </Note>
  </div>
);
