import { Trans } from '@lingui/react/macro';
import type { Vip } from '../../../../contract/rewards/vip';
import { LevelCard } from './level-card';
import { OwnLevel } from './own-level';
import { VipRules } from './vip-rules';
import './vip.css';

/** The member's status, every level, and the rules (own.vip.displayed). */
export const VipView = ({ vip }: { vip: Vip }) => (
  <>
    {vip.own && <OwnLevel own={vip.own} days={vip.windowDays} />}
    {vip.levels.length > 0 && (
      <>
        <h2 className="vip-part">
          <Trans id="vip.levels">All levels</Trans>
        </h2>
        <ol className="vip-levels">
          {vip.levels.map((level) => (
            <LevelCard key={level.level} level={level} days={vip.windowDays} own={vip.own?.level === level.level} />
          ))}
        </ol>
        <VipRules vip={vip} />
      </>
    )}
  </>
);
