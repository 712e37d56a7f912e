import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import type { IconName } from '../icon-name';

/** Text of the button, and its accessible name, which includes the subject. */
type Action = { text: string; name: string; run: () => void };
type Props = { icon: IconName; label: string; value?: string; hint?: ReactNode; action?: Action };

/** Overview of a setting: its value, and a button to change it. */
export const OverviewRow = ({ icon, label, value, hint, action }: Props) => (
  <li>
    <Icon name={icon} />
    <div className="grow">
      <b>{label}</b>
      {value && <span className="mute">{value}</span>}
      {hint && <span className="mute sm">{hint}</span>}
    </div>
    {action && (
      <Button small onClick={action.run} aria-label={action.name}>
        {action.text}
      </Button>
    )}
  </li>
);
