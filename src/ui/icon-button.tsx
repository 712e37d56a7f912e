import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & { label: string; icon: IconName };

/** A button with a sign only: its label is for those who do not see it. 44 by 44 px at least. */
export const IconButton = ({ label, icon, className, ...rest }: Props) => (
  <button type="button" {...rest} className={className ? `icon-btn ${className}` : 'icon-btn'} aria-label={label}>
    <Icon name={icon} small />
  </button>
);
