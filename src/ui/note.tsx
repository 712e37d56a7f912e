import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';

type NoteTone = 'river' | 'gold' | 'alert' | 'field';
const ICON: Record<NoteTone, IconName> = { river: 'info', gold: 'hourglass', alert: 'warn', field: 'check' };

type Props = { tone?: NoteTone; icon?: IconName; role?: 'alert' | 'status'; children: ReactNode };

/** Explains: river informs, gold waits or asks, alert is an error, field is done. `role` where it appears by itself. */
export const Note = ({ tone = 'river', icon = ICON[tone], role, children }: Props) => (
  <div className={tone === 'river' ? 'note' : `note note-${tone}`} role={role}>
    <Icon name={icon} />
    <div className="grow">{children}</div>
  </div>
);
