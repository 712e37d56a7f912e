import type { ComponentProps } from 'react';
import './styles/progress-bar.css';

/** Progress as a line; its label and numbers are beside it. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress className="progress-bar" {...props} />
);
