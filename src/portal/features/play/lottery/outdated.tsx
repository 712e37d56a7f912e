import { Trans } from '@lingui/react/macro';
import { Note } from '../../../../ui/note';

/** The page does not know the prices that hold now (own.lottery.repriced). */
export const Outdated = () => (
  <Note tone="alert" role="alert">
    <Trans id="lottery.outdated">This page does not have the current prices. Load it again in your browser.</Trans>
  </Note>
);
