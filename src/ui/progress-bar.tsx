import type { ComponentProps } from 'react';
import './styles/progress-bar.css';

/** How far something has come, as a line; its name and its numbers are said beside it. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress className="progress-bar" {...props} />
);
