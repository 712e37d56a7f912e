import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icon-name';

type Props = { icon: IconName; label: string; value?: string; hint?: ReactNode; action?: string; onAction?: () => void };

/** One thing in a line, with what is set of it, and a button whose name says for whom it is. */
export const OverviewRow = ({ icon, label, value, hint, action, onAction }: Props) => (
  <li>
    <Icon name={icon} />
    <div className="grow">
      <b>{label}</b>
      {value && <span className="mute">{value}</span>}
      {hint && <span className="mute sm">{hint}</span>}
    </div>
    {action && (
      <Button small onClick={onAction} aria-label={`${action}: ${label}`}>
        {action}
      </Button>
    )}
  </li>
);
