import type { ComponentPropsWithRef } from 'react';

/** Never ticked beforehand where it stands for consent. */
export const CheckBox = ({ children, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) => (
  <label className="check">
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </label>
);
